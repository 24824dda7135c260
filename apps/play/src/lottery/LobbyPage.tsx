import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '@platform/sdk'
import { type BettingSession, getMobileLotteries, refreshDelay, saleDeadline, timed } from '@platform/sdk/lottery'
import { lotteryKeys } from '@platform/sdk/query/lottery'
import { Countdown, Empty, ErrorState, LotteryCard, Skeleton, useClockJump } from '@platform/ui'
import { TopBar } from './TopBar.tsx'
import { useWords } from './words.ts'
import * as css from './pages.css.ts'

interface LobbyPageProps {
  client: Client
  session: BettingSession
  onBack: () => void
}

const clock = () => performance.now()

/** Every lottery of the merchant: the game switcher of the betting page. */
export function LobbyPage({ client, session, onBack }: LobbyPageProps) {
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
  const { data } = lotteries
  return (
    <div className={css.page}>
      <TopBar title={t('lobby')} balance={money(session.balance)} trial={session.trial} backLabel={t('back')} onBack={onBack} />
      <main className={css.content}>
        {!data && lotteries.isError && <ErrorState title={t('failed')} onRetry={() => void lotteries.refetch()} />}
        {!data &&
          !lotteries.isError &&
          Array.from({ length: 4 }, (_, index) => <Skeleton key={index} shape="card" className={css.place} />)}
        {data?.answer.length === 0 && <Empty title={t('noLotteries')} />}
        {data?.answer.map((game) => (
          <LotteryCard
            key={game.gameId}
            name={game.remark}
            image={game.mobileIconUrl}
            draw={game.numero}
            countdown={<Countdown deadline={data.received >= awake ? saleDeadline(game, data) : undefined} now={clock} />}
            previous={game.previousWinningNumber}
            hot={game.tag.includes('HOT')}
            href={`#/${game.gameCode}`}
          />
        ))}
      </main>
    </div>
  )
}
