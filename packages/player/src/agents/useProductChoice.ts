import { useTranslations } from 'use-intl'
import type { RecordChoice } from '../blocks/record/RecordList/FilterSheet.tsx'
import { useProductName } from '../i18n/useProductName.ts'

/** The filter of a product. */
export function useProductChoice(products: readonly string[], value: string, onChoose: (value: string) => void): RecordChoice {
  const t = useTranslations('records')
  const nameOf = useProductName()
  return { label: t('product'), value, options: products.map((one) => ({ value: one, label: nameOf(one) })), onChoose }
}
