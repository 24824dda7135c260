import { useTranslations } from 'use-intl'
import { Button, ButtonLink, Empty, ErrorState, GameGrid, HeartIcon, ListEnd, SectionHeading } from '@platform/ui'
import { GameCard } from '../../blocks/game/GameCard/GameCard.tsx'
import type { Favorites } from '../../blocks/game/Favorites/Favorites.ts'
import { gameSkeletons } from '../../blocks/game/GameCard/GameCardSkeleton.tsx'
import { GameWindow } from './GameWindow/GameWindow.tsx'
import { useAnnounceResults } from '../../blocks/record/useAnnounceResults.ts'
import { type ListFilter, ofType, writeFilter } from '../gameFilter.ts'
import { PAGE_SIZE } from '../gameSource.ts'
import type { Games } from './useGames.ts'
import * as css from './GameListView.css.ts'

export interface GameResultsProps {
  filter: ListFilter
  list: Games
  /** What each card needs besides its game. */
  cards: { vendorName: (code: string) => string; favorites: Favorites }
  /** Only for a guest, whose favorites need a login. */
  loginHref: string | undefined
  onFilter: (filter: ListFilter) => void
}

/** The grid, or the empty or failed state. */
export function GameResults({ filter, list, cards, loginHref, onFilter }: GameResultsProps) {
  const { games, similar, paging, more } = list
  const t = useTranslations('games')
  const address = writeFilter(filter).toString()
  const count = games.state === 'ready' ? games.value.length : undefined
  useAnnounceResults(address, count === undefined ? undefined : t(count === 0 || paging === 'end' ? 'find.count' : 'resultMore', { count }))
  if (filter.category === 'FAV' && loginHref) return <GuestFavorites loginHref={loginHref} />
  if (games.state === 'loading') {
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')} className={css.results}>
        <GameGrid>{gameSkeletons(PAGE_SIZE)}</GameGrid>
      </div>
    )
  }
  if (games.state === 'error') return <ErrorState title={t('pageFailed')} onRetry={games.retry} />
  // The search may filter out all games of a page, but not of later ones.
  if (games.value.length === 0 && paging === 'end') return <NoGames filter={filter} similar={similar} cards={cards} onFilter={onFilter} />
  return (
    <div className={css.results}>
      <GameWindow list={address} games={games.value} {...cards} />
      <ListEnd
        count={games.value.length}
        paging={paging}
        onMore={more}
        texts={{ loading: t('loadingMore'), failed: t('pageFailed'), end: t('end') }}
      />
    </div>
  )
}

function GuestFavorites({ loginHref }: { loginHref: string }) {
  const t = useTranslations('games.guestFavorites')
  return <Empty icon={<HeartIcon size="lg" />} title={t('title')} action={<ButtonLink href={loginHref}>{t('action')}</ButtonLink>} />
}

type NoGamesProps = Pick<GameResultsProps, 'filter' | 'cards' | 'onFilter'> & Pick<Games, 'similar'>

function NoGames({ filter, similar = [], cards, onFilter }: NoGamesProps) {
  const t = useTranslations('games')
  const rest = ofType(filter.gameType)
  const narrowed = filter.search !== '' || filter.vendor !== '' || filter.minBet !== ''
  if (narrowed) {
    const clear = <Button onClick={() => onFilter({ ...rest, category: filter.category })}>{t('empty.clear')}</Button>
    return (
      <>
        <Empty title={t('empty.title')} text={t('empty.text')} action={clear} />
        {similar.length > 0 && (
          <section className={css.results} aria-label={t('find.similar')}>
            <SectionHeading title={t('find.similar')} />
            <GameGrid>
              {similar.map((game) => (
                <GameCard key={game.nodeId} game={game} vendor={cards.vendorName(game.vassalage)} favorites={cards.favorites} />
              ))}
            </GameGrid>
          </section>
        )}
      </>
    )
  }
  if (filter.category === 'ALL') return <Empty title={t('empty.plain')} />
  const all = <Button onClick={() => onFilter(rest)}>{t('emptyFavorites.action')}</Button>
  if (filter.category === 'FAV')
    return <Empty icon={<HeartIcon size="lg" />} title={t('emptyFavorites.title')} text={t('emptyFavorites.text')} action={all} />
  return <Empty title={t('empty.plain')} action={all} />
}
