import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client, OutputOf } from '@platform/sdk'
import { type BettingSession, getMobileLotteries, refreshDelay, saleDeadline, timed, type Timed } from '@platform/sdk/lottery'
import { lotteryKeys } from '@platform/sdk/query/lottery'
import { Countdown, Empty, ErrorState, loadable, LotteryCard, Skeleton, useClockJump } from '@platform/ui'
import { TopBar } from './TopBar.tsx'
import { useWords } from './words.ts'
import * as css from './pages.css.ts'

interface LobbyPageProps {
  client: Client
  session: BettingSession
  /** Link to limits and pause. */
  protection: string | undefined
  onBack: () => void
}

const clock = () => performance.now()

/** Every lottery of the merchant: the game switcher of the betting page. */
export function LobbyPage({ client, session, protection, onBack }: LobbyPageProps) {
  const { t, money } = useWords()
  const lotteries = useQuery({
    queryKey: [...lotteryKeys.mobile(), 'timed'],
    queryFn: ({ signal }) => timed(client, () => getMobileLotteries(client, {}, { signal })),
    refetchInterval: ({ state }) => refreshDelay(state.data?.answer ?? []),
  })
  const [awake, setAwake] = useState(0)
  useClockJump(() => {
    setAwake(performance.now())
    void lotteries.refetch()
  })
  const list = loadable(lotteries)
  return (
    <div className={css.page}>
      <TopBar
        title={t('lobby')}
        balance={money(session.balance)}
        trial={session.trial}
        backLabel={t('back')}
        onBack={onBack}
        protection={protection}
      />
      <main className={css.content}>
        {list.state === 'error' && <ErrorState title={t('failed')} onRetry={list.retry} />}
        {list.state === 'loading' && [0, 1, 2, 3].map((place) => <Skeleton key={place} shape="card" className={css.place} />)}
        {list.state === 'ready' && <Cards lotteries={list.value} awake={awake} />}
      </main>
    </div>
  )
}

/** The cards; without countdowns while the answer is older than `awake`, the last wake-up of the device. */
function Cards({ lotteries, awake }: { lotteries: Timed<OutputOf<typeof getMobileLotteries>>; awake: number }) {
  const { t } = useWords()
  if (lotteries.answer.length === 0) return <Empty title={t('noLotteries')} />
  return lotteries.answer.map((game) => (
    <LotteryCard
      key={game.gameId}
      name={game.remark}
      image={game.mobileIconUrl}
      draw={game.numero}
      countdown={<Countdown deadline={lotteries.received >= awake ? saleDeadline(game, lotteries) : undefined} now={clock} />}
      previous={game.previousWinningNumber}
      hot={game.tag.includes('HOT')}
      href={`#/${game.gameCode}`}
    />
  ))
}
