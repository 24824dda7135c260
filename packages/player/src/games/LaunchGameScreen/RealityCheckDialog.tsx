import { useTranslations } from 'use-intl'
import type { PlaySum } from '@platform/sdk/react'
import { Button, formatMinutes, formatMoney, useUiLabels } from '@platform/ui'
import { Dialog } from '@platform/ui/overlays'
import { useCurrencySymbol } from '../../session/useCurrencySymbol.ts'

export interface RealityCheckDialogProps {
  open: boolean
  sum: PlaySum | undefined
  onStop: () => void
  onLimit: () => void
  /** The player goes on. */
  onOpenChange: (open: boolean) => void
  /** The answer is being sent. */
  ending: boolean
}

/** The sum of the session of play. Only one of its three equal buttons closes it. */
export function RealityCheckDialog({ open, sum, onStop, onLimit, onOpenChange, ending }: RealityCheckDialogProps) {
  const t = useTranslations('responsible.check')
  const symbol = useCurrencySymbol() ?? ''
  const { locale } = useUiLabels()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      mustAnswer
      title={t('title')}
      actions={
        <>
          {[[t('stop'), onStop] as const, [t('limit'), onLimit] as const, [t('continue'), () => onOpenChange(false)] as const].map(
            ([text, act]) => (
              <Button key={text} tone="secondary" loading={ending} onClick={act}>
                {text}
              </Button>
            ),
          )}
        </>
      }
    >
      {sum && (
        <p>
          {t('text', {
            time: formatMinutes(sum.minutes, locale),
            net: formatMoney(sum.net, { symbol, locale, signed: true }),
            stake: formatMoney(sum.stake, { symbol, locale }),
            bets: sum.bets,
          })}
        </p>
      )}
    </Dialog>
  )
}
