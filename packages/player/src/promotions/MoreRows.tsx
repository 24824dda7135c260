import { useTranslations } from 'use-intl'
import { Button } from '@platform/ui'

/** Button that fetches the next page of a list, if there is one. */
export function MoreRows({
  more,
  of,
}: {
  more: { busy: boolean; onMore: () => void } | undefined
  of: 'rewards' | 'friends' | 'earnings'
}) {
  const t = useTranslations('rewards.card.more')
  if (!more) return null
  return (
    <Button tone="secondary" loading={more.busy} onClick={more.onMore}>
      {t(of)}
    </Button>
  )
}
