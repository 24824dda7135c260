import { useTranslations } from 'use-intl'
import { useRealityCheck } from '@platform/sdk/react'
import { Button, formatMinutes, formatMoney, useUiLabels } from '@platform/ui'
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

const longestWait = () => new Promise<void>((resolve) => setTimeout(resolve, 1000))

/** The sum of the session of play, when it is due; a running round delays it. Only one of its three equal buttons closes it. */
export function RealityCheck({ active, busy, symbol, backUrl, limits }: RealityCheckProps) {
  const t = useTranslations('page.check')
  const { locale } = useUiLabels()
  const { sum, due, end, ending } = useRealityCheck({ active, busy })
  if (!sum || !due) return null
  const money = (cents: number, signed = false) => formatMoney(cents, { symbol, locale, signed })
  // Leaving the page would cut the request short.
  const endThen = (act: () => void) => () => void Promise.race([end(), longestWait()]).then(act)
  return (
    <Dialog
      open
      onOpenChange={() => void end()}
      mustAnswer
      title={t('title')}
      actions={
        <>
          <Button tone="secondary" loading={ending} onClick={endThen(() => leave(backUrl))}>
            {t('stop')}
          </Button>
          {limits && (
            <Button tone="secondary" loading={ending} onClick={endThen(() => location.assign(limits))}>
              {t('limit')}
            </Button>
          )}
          <Button tone="secondary" loading={ending} onClick={() => void end()}>
            {t('continue')}
          </Button>
        </>
      }
    >
      <p>
        {t('text', {
          time: formatMinutes(sum.minutes, locale),
          net: money(sum.net, true),
          stake: money(sum.stake),
          bets: sum.bets,
        })}
      </p>
    </Dialog>
  )
}
