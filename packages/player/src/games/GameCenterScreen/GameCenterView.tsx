import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink, Empty, ErrorState, GameGrid, ScrollTabs, type Loadable } from '@platform/ui'
import type { Game } from '@platform/sdk/games'
import { GameCard } from '../../blocks/game/GameCard/GameCard.tsx'
import type { Favorites } from '../../blocks/game/Favorites/Favorites.ts'
import { gameSkeletons } from '../../blocks/game/GameCard/GameCardSkeleton.tsx'
import { GameTypeIcon } from '../../blocks/game/GameTypeIcon.tsx'
import type { PopularType } from '../../blocks/game/popularTypesOf.ts'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import { pathTo } from '../../paths.ts'
import * as css from './GameCenterView.css.ts'

export interface GameCenterViewProps {
  types: readonly PopularType[]
  type: PopularType
  games: Loadable<readonly Game[]>
  favorites: Favorites
  vendorName: (code: string) => string
  onType: (type: PopularType) => void
}

/** Popular games: a scrolling menu of categories, and the most popular games of each. Spec 2.6. */
export function GameCenterView({ types, type, games, favorites, vendorName, onType }: GameCenterViewProps) {
  const t = useTranslations('games')
  const id = useId()
  useViewTitle(type === 'ALL' ? undefined : t(`type.${type}`))
  return (
    <div className={css.page}>
      <ScrollTabs
        label={t('types')}
        tabs={types.map((value) => ({ value, label: t(`type.${value}`), icon: <GameTypeIcon type={value} size="sm" /> }))}
        value={type}
        onChange={onType}
        controls={id}
      />
      <div id={id} role="tabpanel" aria-label={t(`type.${type}`)} aria-busy={games.state === 'loading'} className={css.panel}>
        {games.state === 'loading' && <GameGrid>{gameSkeletons(12)}</GameGrid>}
        {games.state === 'error' && <ErrorState title={t('pageFailed')} onRetry={games.retry} />}
        {games.state === 'ready' && games.value.length === 0 && <Empty title={t('empty.plain')} />}
        {games.state === 'ready' && games.value.length > 0 && (
          <>
            <GameGrid>
              {games.value.map((game) => (
                <GameCard key={game.nodeId} game={game} vendor={vendorName(game.vassalage)} favorites={favorites} />
              ))}
            </GameGrid>
            <ButtonLink block tone="secondary" href={type === 'ALL' ? pathTo('gameLobby') : pathTo('gameList', { gameType: type })}>
              {type === 'ALL' ? t('lobby.all') : t('lobby.games', { type: t(`type.${type}`) })}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  )
}
