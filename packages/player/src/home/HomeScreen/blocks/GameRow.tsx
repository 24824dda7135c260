import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink, HeartIcon, HistoryIcon, LotteryIcon, Rail, SectionHeading, type Loadable } from '@platform/ui'
import type { Game } from '@platform/sdk/games'
import type { Favorites } from '../../../blocks/game/Favorites/Favorites.ts'
import { GameCard } from '../../../blocks/game/GameCard/GameCard.tsx'
import { gameSkeletons } from '../../../blocks/game/GameCard/GameCardSkeleton.tsx'
import { pathTo } from '../../../paths.ts'
import { section } from '../HomeView.css.ts'
import { FailedBlock } from './FailedBlock.tsx'
import { SameSizePlaceholder } from './SameSizePlaceholder.tsx'
import * as css from './blocks.css.ts'

const KINDS = {
  recentGames: { Icon: HistoryIcon, empty: 'noRecent', href: undefined },
  firstGames: { Icon: HistoryIcon, empty: 'noRecent', href: undefined },
  favorites: { Icon: HeartIcon, empty: 'noFavorites', href: pathTo('gameList', { gameType: '', category: 'FAV' }) },
  lotteries: { Icon: LotteryIcon, empty: 'noLottery', href: pathTo('lottery') },
} as const

interface GameRowProps {
  kind: keyof typeof KINDS
  games: Loadable<readonly Game[]>
  favorites: Favorites
  vendorName: (code: string) => string
}

/** A horizontally scrolling row of games. Empty and failed rows are as high as full ones. */
export function GameRow({ kind, games, favorites, vendorName }: GameRowProps) {
  const t = useTranslations('home')
  const id = useId()
  const { Icon, empty, href } = KINDS[kind]
  const places = <Rail label={t(kind)}>{gameSkeletons(4)}</Rail>
  const list = games.state === 'ready' ? games.value : []
  return (
    <section className={section} aria-labelledby={id} aria-busy={games.state === 'loading'}>
      <SectionHeading
        id={id}
        icon={<Icon />}
        title={t(kind)}
        more={href === undefined ? undefined : { label: t(kind === 'lotteries' ? 'allOfThem' : 'seeAll'), href }}
      />
      {games.state === 'loading' && places}
      {list.length > 0 && (
        <Rail label={t(kind)}>
          {list.map((game) => (
            <GameCard key={game.nodeId} game={game} vendor={vendorName(game.vassalage)} favorites={favorites} />
          ))}
        </Rail>
      )}
      {games.state !== 'loading' && list.length === 0 && (
        <SameSizePlaceholder place={<Rail label={t(kind)}>{gameSkeletons(1)}</Rail>}>
          {games.state === 'error' ? <FailedBlock onRetry={games.retry} /> : <NoGames text={t(empty)} />}
        </SameSizePlaceholder>
      )}
    </section>
  )
}

function NoGames({ text }: { text: string }) {
  const t = useTranslations('home')
  return (
    <div className={css.nothing}>
      <p>{text}</p>
      <ButtonLink size="sm" tone="secondary" href={pathTo('gameList', { gameType: 'RNG' })}>
        {t('explore')}
      </ButtonLink>
    </div>
  )
}
