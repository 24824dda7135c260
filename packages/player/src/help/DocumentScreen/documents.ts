import type { Locale } from '../../i18n/locales.ts'

/** Legal texts, which are long and rarely read: each is a file of its own, fetched with its screen. */
export type DocumentName = 'agreement' | 'promotionRules'

/** Sections in reading order. */
export type DocumentTexts = Record<string, { title: string; text: string }>

type Load = () => Promise<{ default: DocumentTexts }>

const loaders: Record<DocumentName, Record<Locale, Load>> = {
  agreement: {
    'pt-BR': () => import('../../i18n/locales/pt-BR/agreement.json'),
    en: () => import('../../i18n/locales/en/agreement.json'),
  },
  promotionRules: {
    'pt-BR': () => import('../../i18n/locales/pt-BR/promotionRules.json'),
    en: () => import('../../i18n/locales/en/promotionRules.json'),
  },
}

export const loadDocument = async (name: DocumentName, locale: Locale): Promise<DocumentTexts> => (await loaders[name][locale]()).default
