import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import {
  BackIcon,
  Button,
  Empty,
  ErrorState,
  FilterChip,
  GameGrid,
  HistoryIcon,
  IconButton,
  SearchField,
  SearchIcon,
  SectionHeading,
  type Loadable,
} from '@platform/ui'
import type { Game } from '@platform/sdk/games'
import { GameCard } from '../GameCard/GameCard.tsx'
import type { Favorites } from '../Favorites/Favorites.ts'
import { gameSkeletons } from '../GameCard/GameCardSkeleton.tsx'
import { verbatim } from '../../../i18n/verbatim.ts'
import type { FoundGames } from './useGameSearch.ts'
import * as css from './GameSearchView.css.ts'

export interface GameSearchViewProps {
  text: string
  found: Loadable<FoundGames>
  /** Shown before anything is typed, and if there are no similar games either. */
  popular: readonly Game[]
  recent: readonly string[]
  favorites: Favorites
  vendorName: (code: string) => string
  onText: (text: string) => void
  /** A search was used: a game was opened, or Enter pressed. */
  onUsed: () => void
  onForget: () => void
  onBack: () => void
}

/** Full-screen search: games while the player types, before that recent searches and popular games. */
export function GameSearchView(props: GameSearchViewProps) {
  const { text, onText, onUsed, onBack } = props
  const t = useTranslations('games.find')
  return (
    <div className={css.page}>
      <div className={css.bar}>
        <IconButton label={t('close')} icon={<BackIcon />} onClick={onBack} />
        <SearchField
          className={css.field}
          label={t('label')}
          value={text}
          limit={60}
          autoComplete="off"
          // The layer opens to use this field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onUsed()
          }}
        />
      </div>
      {text.trim() === '' ? <SearchSuggestions {...props} /> : <SearchResults {...props} />}
    </div>
  )
}

function SearchSuggestions({ recent, onText, onForget, popular, ...props }: GameSearchViewProps) {
  const t = useTranslations('games.find')
  const id = useId()
  return (
    <>
      {recent.length > 0 && (
        <section aria-labelledby={id} className={css.section}>
          <div className={css.row}>
            <h2 id={id} className={css.heading}>
              {t('recent')}
            </h2>
            <Button size="sm" tone="ghost" onClick={onForget}>
              {t('forget')}
            </Button>
          </div>
          <div className={css.chips}>
            {recent.map((text) => (
              <FilterChip key={text} icon={<HistoryIcon size="sm" />} aria-pressed={undefined} onClick={() => onText(text)}>
                {text}
              </FilterChip>
            ))}
          </div>
        </section>
      )}
      <FoundGames title={t('popular')} games={popular} {...props} />
    </>
  )
}

function SearchResults({ text, found, popular, ...props }: GameSearchViewProps) {
  const t = useTranslations('games.find')
  if (found.state === 'error') return <ErrorState title={t('failed')} onRetry={found.retry} />
  if (found.state === 'loading')
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')} className={css.section}>
        <GameGrid>{gameSkeletons(9)}</GameGrid>
      </div>
    )
  const { games, similar } = found.value
  return (
    <>
      <p role="status" className={games.length > 0 ? css.count : css.unseen}>
        {t('count', { count: games.length })}
      </p>
      {games.length > 0 ? (
        <FoundGames games={games} {...props} />
      ) : (
        <>
          <Empty icon={<SearchIcon size="lg" />} title={verbatim(t)('nothing', { text: text.trim() })} text={t('nothingText')} />
          <FoundGames title={similar.length > 0 ? t('similar') : t('popular')} games={similar.length > 0 ? similar : popular} {...props} />
        </>
      )}
    </>
  )
}

type FoundGamesProps = Pick<GameSearchViewProps, 'favorites' | 'vendorName' | 'onUsed'> & { games: readonly Game[]; title?: string }

function FoundGames({ title, games, favorites, vendorName, onUsed }: FoundGamesProps): ReactNode {
  const id = useId()
  if (games.length === 0) return null
  return (
    <section aria-labelledby={title && id} className={css.section}>
      {title && <SectionHeading id={id} title={title} />}
      <GameGrid>
        {games.map((game) => (
          <GameCard key={game.nodeId} game={game} vendor={vendorName(game.vassalage)} favorites={favorites} onOpen={onUsed} />
        ))}
      </GameGrid>
    </section>
  )
}
