import { useTranslations } from 'use-intl'
import { Countdown, LotteryCard } from '@platform/ui'
import type { LotteryGame } from '@platform/sdk/lottery'
import { pathTo } from '../paths.ts'
import type { Favorites } from './useFavoriteLotteries.ts'
import * as css from './DrawList.css.ts'

/** How a lottery is played: every way to bet, or the few simple ones. */
export type PlayType = 'trad' | 'ent'

/** A lottery and the time at which the sale of its draw ends, on `performance.now()`; undefined while nothing is on sale. */
export interface TimedGame extends LotteryGame {
  deadline: number | undefined
}

export interface DrawListProps {
  label: string
  games: readonly TimedGame[]
  mode: string
  playType: PlayType
  favorites: Favorites
}

const clock = () => performance.now()

/** Lotteries as cards that link to their betting pages. The countdowns use a monotonic clock. Spec 2.8. */
export function DrawList({ label, games, mode, playType, favorites }: DrawListProps) {
  const t = useTranslations('lottery')
  return (
    <ul className={css.list} aria-label={label}>
      {games.map((game) => (
        <li key={game.gameId}>
          <LotteryCard
            name={game.remark}
            image={game.mobileIconUrl}
            draw={game.numero}
            countdown={<Countdown deadline={game.deadline} now={clock} title={game.deadline === undefined ? t('notOnSale') : undefined} />}
            previous={game.previousWinningNumber}
            hot={game.tag.includes('HOT')}
            href={pathTo('startLottery', { playType, prize_mode: mode, code: game.gameCode })}
            favorite={favorites.has(game.gameId)}
            onFavorite={(favorite) => favorites.toggle(game.gameId, favorite)}
          />
        </li>
      ))}
    </ul>
  )
}
