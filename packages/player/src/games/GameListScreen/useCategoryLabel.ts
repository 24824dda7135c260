import { useTranslations } from 'use-intl'
import { readable } from '../../blocks/readable.ts'

/** Names the entries of the category menu: ours, and the vendors' classes as far as the catalogue knows them. */
export function useCategoryLabel(): (category: string) => string {
  const t = useTranslations('games.category')
  return (category) => (t.has(category as 'ALL') ? t(category as 'ALL') : readable(category))
}
