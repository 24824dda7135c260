import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { GameGrid, HotIcon, ScrollTabs, SectionHeading, type Loadable } from '@platform/ui'
import type { Game } from '@platform/sdk/games'
import type { Favorites } from '../../../blocks/game/Favorites/Favorites.ts'
import { GameCard } from '../../../blocks/game/GameCard/GameCard.tsx'
import { gameSkeletons } from '../../../blocks/game/GameCard/GameCardSkeleton.tsx'
import { GameTypeIcon } from '../../../blocks/game/GameTypeIcon.tsx'
import type { PopularType } from '../../../blocks/game/popularTypesOf.ts'
import { pathTo } from '../../../paths.ts'
import { section } from '../HomeView.css.ts'
import { FailedBlock } from './FailedBlock.tsx'
import { SameSizePlaceholder } from './SameSizePlaceholder.tsx'
import * as css from './blocks.css.ts'

/** Number of games in the grid: full rows of two, three and four columns. */
const SHOWN = 12

interface PopularBlockProps {
  games: Loadable<readonly Game[]>
  type: PopularType
  types: readonly PopularType[]
  favorites: Favorites
  vendorName: (code: string) => string
  onType: (type: PopularType) => void
}

/** Popular games: a tab for all of them and a tab per category. Spec 2.6. */
export function PopularBlock({ games, type, types, favorites, vendorName, onType }: PopularBlockProps) {
  const t = useTranslations()
  const id = useId()
  const list = games.state === 'ready' ? games.value.slice(0, SHOWN) : []
  return (
    <section className={section} aria-labelledby={`${id}h`} aria-busy={games.state === 'loading'}>
      <SectionHeading
        id={`${id}h`}
        icon={<HotIcon />}
        title={t('home.popularGames')}
        more={{ label: t('home.seeAll'), href: pathTo('gameCenter', { type: type === 'ALL' ? '' : type }) }}
      />
      <ScrollTabs
        className={css.tabs}
        label={t('home.popularGames')}
        tabs={types.map((value) => ({ value, label: t(`games.type.${value}`), icon: <GameTypeIcon type={value} size="sm" /> }))}
        value={type}
        onChange={onType}
        controls={id}
      />
      <div id={id} role="tabpanel" aria-label={t(`games.type.${type}`)} className={css.panel}>
        {games.state === 'loading' && <GameGrid>{gameSkeletons(SHOWN)}</GameGrid>}
        {list.length > 0 && (
          <GameGrid>
            {list.map((game) => (
              <GameCard key={game.nodeId} game={game} vendor={vendorName(game.vassalage)} favorites={favorites} />
            ))}
          </GameGrid>
        )}
        {games.state !== 'loading' && list.length === 0 && (
          <SameSizePlaceholder place={<GameGrid>{gameSkeletons(3)}</GameGrid>}>
            {games.state === 'error' ? <FailedBlock onRetry={games.retry} /> : <p>{t('home.noPopular')}</p>}
          </SameSizePlaceholder>
        )}
      </div>
    </section>
  )
}
