import { createTranslator } from 'use-intl'
import type { MerchantConfig } from '../../../merchant/defineMerchant.ts'
import type { Locale } from '../../../i18n/locales.ts'

/** Legal texts, which are long and rarely read: each is a file of its own, fetched with its screen. */
export type DocumentName = 'agreement' | 'promotionRules'

/** A numbered part of a legal text. */
export interface DocumentSection {
  title: string
  text: string
}

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

type Values = Pick<MerchantConfig, 'name' | 'minimumAge' | 'domain'>

/** The sections of a legal text as a merchant's site shows them, in reading order. */
export async function loadDocument(name: DocumentName, locale: Locale, merchant: Values): Promise<DocumentSection[]> {
  const { default: messages } = await loaders[name][locale]()
  // The keys of a document are data: a translator has keys for a fixed catalogue only.
  const t = createTranslator({ locale, messages }) as unknown as (key: string, values: object) => string
  const values = { name: merchant.name, age: merchant.minimumAge, domain: merchant.domain }
  return Object.keys(messages).map((key) => ({ title: t(`${key}.title`, values), text: t(`${key}.text`, values) }))
}
