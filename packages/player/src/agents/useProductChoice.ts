import { useTranslations } from 'use-intl'
import type { RecordChoice } from '../blocks/RecordList/FilterSheet.tsx'

/** Names a category of games; the code itself for one of a later version. */
export function useProductName(): (gameType: string) => string {
  const types = useTranslations('games.type')
  return (gameType) => (types.has(gameType as 'RNG') ? types(gameType as 'RNG') : gameType)
}

/** The filter of a product. */
export function useProductChoice(products: readonly string[], value: string, onChoose: (value: string) => void): RecordChoice {
  const t = useTranslations('records')
  const nameOf = useProductName()
  return { label: t('product'), value, options: products.map((one) => ({ value: one, label: nameOf(one) })), onChoose }
}
