import { useTranslations } from 'use-intl'
import { Button, ButtonLink, Empty, ErrorState, GameGrid, HeartIcon, ListEnd, SectionHeading, type Loadable } from '@platform/ui'
import type { Game } from '@platform/sdk/games'
import { GameCard } from '../../blocks/GameCard/GameCard.tsx'
import type { Favorites } from '../../blocks/Favorites/Favorites.ts'
import { gameSkeletons } from '../../blocks/GameCard/GameCardSkeleton.tsx'
import { GameWindow } from '../../blocks/GameWindow/GameWindow.tsx'
import type { Paging } from '../../blocks/paging.ts'
import { useAnnounceResults } from '../../blocks/useAnnounceResults.ts'
import { type ListFilter, ofType, writeFilter } from '../gameFilter.ts'
import { PAGE_SIZE } from '../gameSource.ts'
import * as css from './GameListView.css.ts'

export interface GameResultsProps {
  filter: ListFilter
  vendorName: (code: string) => string
  guest: boolean
  loginHref: string
  favorites: Favorites
  games: Loadable<readonly Game[]>
  /** The most similar games, for a search without results. */
  similar?: readonly Game[]
  paging: Paging
  more: () => void
  onFilter: (filter: ListFilter) => void
}

/** The grid, or the empty or failed state. */
export function GameResults(props: GameResultsProps) {
  const { filter, games, guest, favorites, vendorName, paging, more } = props
  const t = useTranslations('games')
  const list = writeFilter(filter).toString()
  const count = games.state === 'ready' ? games.value.length : undefined
  useAnnounceResults(list, count === undefined ? undefined : t(count === 0 || paging === 'end' ? 'find.count' : 'resultMore', { count }))
  if (filter.category === 'FAV' && guest) return <GuestFavorites {...props} />
  if (games.state === 'loading') {
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')} className={css.results}>
        <GameGrid>{gameSkeletons(PAGE_SIZE)}</GameGrid>
      </div>
    )
  }
  if (games.state === 'error') return <ErrorState title={t('pageFailed')} onRetry={games.retry} />
  // The search may filter out all games of a page, but not of later ones.
  if (games.value.length === 0 && paging === 'end') return <NoGames {...props} />
  return (
    <div className={css.results}>
      <GameWindow list={list} games={games.value} vendorName={vendorName} favorites={favorites} />
      <ListEnd
        count={games.value.length}
        paging={paging}
        onMore={more}
        texts={{ loading: t('loadingMore'), failed: t('pageFailed'), end: t('end') }}
      />
    </div>
  )
}

function GuestFavorites({ loginHref }: GameResultsProps) {
  const t = useTranslations('games.guestFavorites')
  return <Empty icon={<HeartIcon size="lg" />} title={t('title')} action={<ButtonLink href={loginHref}>{t('action')}</ButtonLink>} />
}

function NoGames({ filter, similar = [], vendorName, favorites, onFilter }: GameResultsProps) {
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
                <GameCard key={game.nodeId} game={game} vendor={vendorName(game.vassalage)} favorites={favorites} />
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
