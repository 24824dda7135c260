import { useTranslations } from 'use-intl'
import { readable } from '../../blocks/readable.ts'

/** Labels of the category menu: ours, and those of the vendors' classes that the catalogue has. */
export function useCategoryLabel(): (category: string) => string {
  const t = useTranslations('games.category')
  return (category) => (t.has(category as 'ALL') ? t(category as 'ALL') : readable(category))
}
