import { useTranslations } from 'use-intl'
import { useRenderLink } from '@platform/ui'
import { GameTypeIcon } from '../../../blocks/GameTypeIcon.tsx'
import type { GameCategory } from '../../../merchant/defineMerchant.ts'
import { pathTo } from '../../../paths.ts'
import * as css from './blocks.css.ts'

/** The merchant's categories; each leads to its game list. */
export function CategoryBlock({ categories }: { categories: readonly GameCategory[] }) {
  const t = useTranslations()
  const link = useRenderLink()
  return (
    <nav aria-label={t('home.categories')}>
      <ul className={css.categories}>
        {categories.map((type) => (
          <li key={type}>
            {link({
              href: pathTo('gameList', { gameType: type }),
              className: css.category,
              children: (
                <>
                  <span className={css.categoryIcon}>
                    <GameTypeIcon type={type} />
                  </span>
                  {t(`games.type.${type}`)}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
