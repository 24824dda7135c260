import { useTranslations } from 'use-intl'
import { useRenderLink } from '@platform/ui'
import { GameTypeIcon } from '../../../blocks/game/GameTypeIcon.tsx'
import type { GameCategory } from '../../../merchant/GameCategory.ts'
import { pathTo } from '../../../paths.ts'
import * as css from './blocks.css.ts'

/** Lotteries have their own lobby. */
const MODES: Partial<Record<GameCategory, string>> = { LOTT: 'Lott', ELOTT: 'Elott' }
const hrefOf = (type: GameCategory) => (MODES[type] ? pathTo('lottery', { mode: MODES[type] }) : pathTo('gameList', { gameType: type }))

/** The merchant's categories; each links to its game list or lobby. */
export function CategoryBlock({ categories }: { categories: readonly GameCategory[] }) {
  const t = useTranslations()
  const link = useRenderLink()
  return (
    <nav aria-label={t('home.categories')}>
      <ul className={css.categories}>
        {categories.map((type) => (
          <li key={type}>
            {link({
              href: hrefOf(type),
              className: css.category,
              children: (
                <>
                  <span className={css.categoryIcon}>
                    <GameTypeIcon type={type} />
                  </span>
                  <span>{t(`games.type.${type}`)}</span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
