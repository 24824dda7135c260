import { useLocale, useTranslations } from 'use-intl'
import { useClient, useRealityCheck } from '@platform/sdk/react'
import { Button, formatMoney } from '@platform/ui'
import { Dialog } from '@platform/ui/overlays'
import { leave } from '../system/parent.ts'

interface RealityCheckProps {
  /** Of an account that plays with money, outside of a frame. */
  active: boolean
  /** A round is running, or a slip is being sent. */
  busy: boolean
  symbol: string
  backUrl: string
  /** Limits, on the site. */
  limits: string | undefined
}

/** The sum of the session of play, when it is due and no round is running. Only one of its three equal buttons closes it. */
export function RealityCheck({ active, busy, symbol, backUrl, limits }: RealityCheckProps) {
  const t = useTranslations('page.check')
  const locale = useLocale()
  const { clock } = useClient()
  const { session, due, end } = useRealityCheck({ active, busy })
  if (!session || !due) return null
  const money = (cents: number, signed = false) => formatMoney(cents, { symbol, locale, signed })
  const minutes = Math.floor((clock.now() - session.startedAt) / 60_000)
  const stop = () => {
    end()
    leave(backUrl)
  }
  const limit = () => {
    end()
    if (limits) location.assign(limits)
  }
  return (
    <Dialog
      open
      onOpenChange={end}
      mustAnswer
      title={t('title')}
      actions={
        <>
          <Button tone="secondary" onClick={stop}>
            {t('stop')}
          </Button>
          {limits && (
            <Button tone="secondary" onClick={limit}>
              {t('limit')}
            </Button>
          )}
          <Button tone="secondary" onClick={end}>
            {t('continue')}
          </Button>
        </>
      }
    >
      <p>
        {t('text', {
          hours: Math.floor(minutes / 60),
          minutes: minutes % 60,
          net: money(session.payout - session.stake, true),
          stake: money(session.stake),
          bets: session.bets,
        })}
      </p>
    </Dialog>
  )
}
