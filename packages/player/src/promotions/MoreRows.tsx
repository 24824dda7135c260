import { useTranslations } from 'use-intl'
import { Button } from '@platform/ui'

/** Fetches the next page of a list, where there is one. */
export function MoreRows({ more }: { more: { busy: boolean; onMore: () => void } | undefined }) {
  const t = useTranslations('rewards.card')
  if (!more) return null
  return (
    <Button tone="secondary" loading={more.busy} onClick={more.onMore}>
      {t('more')}
    </Button>
  )
}
