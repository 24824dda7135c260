import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Client, PlatformError } from '@platform/sdk'
import type { BetLine, BettingSession } from '@platform/sdk/lottery'
import { lotteryKeys } from '@platform/sdk/query/lottery'
import { ErrorState, lazySheet, Notice, Skeleton } from '@platform/ui'
import { Bet } from './Bet.tsx'
import { DrawPanel } from './draw/DrawPanel.tsx'
import { useCurrentDraw } from './draw/useCurrentDraw.ts'
import { useOutcome } from './draw/useOutcome.ts'
import * as css from './pages.css.ts'
import { TopBar } from './TopBar.tsx'
import { onOtherTabs } from './otherTabs.ts'
import { useWords } from './words.ts'

const HistorySheet = lazySheet(async () => (await import('./draw/HistorySheet.tsx')).HistorySheet)
const OrdersSheet = lazySheet(async () => (await import('./orders/OrdersSheet.tsx')).OrdersSheet)

interface BettingPageProps {
  client: Client
  session: BettingSession
  gameCode: string
  simple: boolean
  /** Link to the deposit for a player whose balance does not cover the slip. */
  deposit: string | undefined
  /** Link to limits and pause. */
  protection: string | undefined
  /** The slip that was stored during the deposit, or when the session ended. */
  storedSlip: readonly BetLine[] | undefined
  onStoredTaken: () => void
  onLines: (lines: readonly BetLine[]) => void
  onLobby: () => void
  onStopped: (error: PlatformError) => void
}

/** One lottery: its draw, the numbers and the slip, the bets and the results. */
export function BettingPage({ client, session, gameCode, simple, protection, onLobby, onStopped, ...slip }: BettingPageProps) {
  const { t, money } = useWords()
  const queries = useQueryClient()
  const { loaded, deadline, refresh } = useCurrentDraw(client, gameCode)
  const current = loaded.state === 'ready' ? loaded.value : undefined
  const { revealed, outcome } = useOutcome(client, current)
  const [sheet, setSheet] = useState<'history' | 'orders'>()
  // The sale ends at its deadline, not when the next answer arrives.
  const [ended, setEnded] = useState('')

  useEffect(() => onOtherTabs(() => void queries.invalidateQueries({ queryKey: lotteryKeys.orders() })), [queries])
  useEffect(() => {
    if (!revealed) return
    void queries.invalidateQueries({ queryKey: lotteryKeys.orders() })
    void queries.invalidateQueries({ queryKey: lotteryKeys.session() })
  }, [revealed, queries])

  const draw = current?.draw
  const onSale = draw && draw.drawId !== ended ? draw : undefined
  const now = onSale ? (deadline === undefined ? undefined : onSale) : current && 'closed'
  const end = () => {
    setEnded(draw?.drawId ?? '')
    refresh()
  }
  return (
    <div className={css.page}>
      <TopBar
        title={current?.gameName ?? ''}
        balance={money(session.balance)}
        trial={session.trial}
        backLabel={t('others')}
        onBack={onLobby}
        protection={protection}
        onHistory={() => setSheet('history')}
      />
      {!current ? (
        <main className={css.content}>
          {loaded.state === 'error' ? (
            <ErrorState title={t('failed')} onRetry={loaded.retry} />
          ) : (
            [0, 1, 2].map((place) => <Skeleton key={place} shape="card" className={css.place} />)
          )}
        </main>
      ) : (
        <Bet
          client={client}
          session={session}
          current={current}
          simple={simple}
          {...slip}
          now={now}
          deadline={onSale && deadline}
          onStopped={onStopped}
          onRecords={() => setSheet('orders')}
        >
          <DrawPanel current={current} onSale={onSale !== undefined} deadline={deadline} revealed={revealed} onEnd={end} />
          {outcome && (
            <Notice tone={outcome.prize > 0 ? 'win' : 'info'} role="status">
              {outcome.prize > 0
                ? t('youWon', { numero: outcome.numero, amount: money(outcome.prize) })
                : t('youLost', { numero: outcome.numero })}
            </Notice>
          )}
          <button type="button" className={css.mine} aria-haspopup="dialog" onClick={() => setSheet('orders')}>
            {t('myBets')}
            <span aria-hidden>›</span>
          </button>
        </Bet>
      )}
      {sheet === 'history' && <HistorySheet client={client} gameCode={gameCode} open onOpenChange={() => setSheet(undefined)} />}
      {sheet === 'orders' && <OrdersSheet client={client} gameCode={gameCode} open onOpenChange={() => setSheet(undefined)} />}
    </div>
  )
}
