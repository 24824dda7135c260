import { useTranslations } from 'use-intl'
import type { PlaySession } from '@platform/sdk/protection'
import { Button, formatMoney, useUiLabels } from '@platform/ui'
import { Dialog } from '@platform/ui/overlays'
import { useLimitText } from '../../blocks/money/limits/useLimitText.ts'
import { useCurrencySymbol } from '../../session/useCurrencySymbol.ts'

export interface RealityCheckDialogProps {
  open: boolean
  session: PlaySession | undefined
  /** The gateway's time now. */
  now: number
  onStop: () => void
  onLimit: () => void
  /** The player goes on. */
  onOpenChange: (open: boolean) => void
  /** The answer is being sent. */
  ending: boolean
}

/** The sum of the session of play. Only one of its three equal buttons closes it. */
export function RealityCheckDialog({ open, session, now, onStop, onLimit, onOpenChange, ending }: RealityCheckDialogProps) {
  const t = useTranslations('responsible.check')
  const symbol = useCurrencySymbol() ?? ''
  const { locale } = useUiLabels()
  const { valueOf } = useLimitText(symbol)
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
      {session && (
        <p>
          {t('text', {
            time: valueOf('time', Math.floor((now - session.startedAt) / 60_000)),
            net: formatMoney(session.payout - session.stake, { symbol, locale, signed: true }),
            stake: valueOf('stake', session.stake),
            bets: session.bets,
          })}
        </p>
      )}
    </Dialog>
  )
}
