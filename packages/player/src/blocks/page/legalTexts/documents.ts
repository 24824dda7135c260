import type { Locale } from '../../../i18n/locales.ts'
import { type DocumentSection, type DocumentValues, sectionsOf } from './documentText.ts'

/** Legal texts, which are long and rarely read: each is a file of its own, fetched with its screen. */
export type DocumentName = 'agreement' | 'promotionRules'

type Load = () => Promise<{ default: Record<string, DocumentSection> }>

const loaders: Record<DocumentName, Record<Locale, Load>> = {
  agreement: {
    'pt-BR': () => import('../../../i18n/locales/pt-BR/agreement.json'),
    en: () => import('../../../i18n/locales/en/agreement.json'),
  },
  promotionRules: {
    'pt-BR': () => import('../../../i18n/locales/pt-BR/promotionRules.json'),
    en: () => import('../../../i18n/locales/en/promotionRules.json'),
  },
}

/** The sections of a legal text as a merchant's site shows them, in reading order. */
export async function loadDocument(name: DocumentName, locale: Locale, merchant: DocumentValues): Promise<DocumentSection[]> {
  const { default: messages } = await loaders[name][locale]()
  return sectionsOf(messages, locale, merchant)
}
