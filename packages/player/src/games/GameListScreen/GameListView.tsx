import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FilterIcon, IconButton, Notice, CloseIcon, ScrollTabs, lazySheet } from '@platform/ui'
import type { Vendor } from '@platform/sdk/games'
import { GameTypeIcon } from '../../blocks/game/GameTypeIcon.tsx'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import { readable } from '../../blocks/game/readable.ts'
import type { GameCategory } from '../../merchant/GameCategory.ts'
import { filterCount, ofType } from '../gameFilter.ts'
import { GameResults, type GameResultsProps } from './GameResults.tsx'
import { SearchBox } from './SearchBox.tsx'
import { StickyMenu } from './StickyMenu.tsx'
import * as css from './GameListView.css.ts'

const FilterDrawer = lazySheet(async () => (await import('./FilterDrawer.tsx')).FilterDrawer)

export interface GameListViewProps extends GameResultsProps {
  /** What can be chosen: the entries of the sticky menu are select types and the vendors' classes. */
  offered: { types: readonly GameCategory[]; categories: readonly string[]; vendors: readonly Vendor[] }
  /** The type in the address is not offered here. */
  unknownType: boolean
  onSearchFocus?: () => void
}

/** A category's games under a sticky menu, with search and a filter drawer. Spec 2.7. */
export function GameListView({ offered, unknownType, onSearchFocus, ...results }: GameListViewProps) {
  const { filter, list, onFilter } = results
  const { types, categories, vendors } = offered
  const t = useTranslations('games')
  // The drawer is fetched when it first opens; undefined until then.
  const [filtering, setFiltering] = useState<boolean>()
  const [warned, setWarned] = useState(false)
  const isUnknown = unknownType && !warned
  const chosen = filterCount(filter)
  const labelOf = useCategoryLabel()
  useViewTitle(types.length > 0 && !isUnknown ? t(`type.${filter.everyType ? 'ALL' : filter.gameType}`) : undefined)
  // Favorites can be shown for all types.
  const tabs: (GameCategory | 'ALL')[] = filter.category === 'FAV' ? ['ALL', ...types] : [...types]

  return (
    <div className={css.page}>
      {types.length > 0 && (
        <ScrollTabs
          className={css.types}
          label={t('types')}
          tabs={tabs.map((type) => ({ value: type, label: t(`type.${type}`), icon: <GameTypeIcon type={type} size="sm" /> }))}
          value={filter.everyType ? 'ALL' : filter.gameType}
          onChange={(type) => onFilter(type === 'ALL' ? { ...filter, everyType: true } : ofType(type))}
        />
      )}
      {isUnknown && (
        <Notice
          tone="warning"
          role="alert"
          className={css.notice}
          end={<IconButton label={t('unknownType.close')} icon={<CloseIcon size="sm" />} onClick={() => setWarned(true)} />}
        >
          {t('unknownType.text', { type: t(`type.${filter.gameType}`) })}
        </Notice>
      )}
      <div className={css.search}>
        <SearchBox
          label={t('search')}
          value={filter.search}
          onFocus={onSearchFocus}
          onSearch={(search) => onFilter({ ...filter, search })}
        />
        <span className={css.filter}>
          <IconButton
            tone="soft"
            className={css.filterButton}
            label={chosen ? t('filterOn', { count: chosen }) : t('filter')}
            icon={<FilterIcon />}
            aria-haspopup="dialog"
            onClick={() => setFiltering(true)}
          />
          {chosen > 0 && (
            <span className={css.chosen} aria-hidden="true">
              {chosen}
            </span>
          )}
        </span>
      </div>
      <StickyMenu>
        <ScrollTabs
          label={t('categories')}
          tone="soft"
          tabs={categories.map((category) => ({ value: category, label: labelOf(category) }))}
          value={filter.category}
          onChange={(category) => onFilter({ ...filter, category, everyType: undefined })}
        />
      </StickyMenu>
      <GameResults {...results} />
      {filtering !== undefined && (
        <FilterDrawer filter={filter} vendors={vendors} list={list} onFilter={onFilter} open={filtering} onOpenChange={setFiltering} />
      )}
    </div>
  )
}

/** Labels of the category menu: ours, and those of the vendors' classes that the catalogue has. */
function useCategoryLabel(): (category: string) => string {
  const t = useTranslations('games.category')
  return (category) => (t.has(category as 'ALL') ? t(category as 'ALL') : readable(category))
}
