import { useTranslations } from 'use-intl'
import { timeZoneOf } from '@platform/sdk/markets'
import type { ReachedLimit } from '@platform/sdk/protection'
import { Button, ButtonLink } from '@platform/ui'
import { Dialog } from '@platform/ui/overlays'
import { useMoment } from '../../i18n/useMoment.ts'
import { useMarket } from '../../merchant/useMarket.ts'
import { useCurrencySymbol } from '../../session/useCurrencySymbol.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useLimitText } from '../../blocks/money/limits/useLimitText.ts'

export interface LimitReachedDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  limit: ReachedLimit | undefined
}

/** The limit that is reached, when it starts again, and what stays open. It has no way to raise a limit. */
export function LimitReachedDialog({ open, onOpenChange, limit }: LimitReachedDialogProps) {
  const t = useTranslations('responsible.reached')
  const moment = useMoment(timeZoneOf(useMarket()))
  const linkTo = useLinkTo()
  const text = useLimitText(useCurrencySymbol() ?? '')
  const close = () => onOpenChange(false)
  const [withdraw, records] = [linkTo('withdraw'), linkTo('gameRecord')]
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      actions={
        <>
          {withdraw && (
            <ButtonLink tone="secondary" href={withdraw} onClick={close}>
              {t('withdraw')}
            </ButtonLink>
          )}
          {records && (
            <ButtonLink tone="secondary" href={records} onClick={close}>
              {t('records')}
            </ButtonLink>
          )}
          <Button onClick={close}>{t('ok')}</Button>
        </>
      }
    >
      {limit && <p>{t('text', { limit: text.perOf({ ...limit, value: limit.limit }), when: moment(limit.resetsAt) })}</p>}
    </Dialog>
  )
}
