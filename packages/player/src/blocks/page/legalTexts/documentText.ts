import { createTranslator } from 'use-intl'
import type { MerchantConfig } from '../../../merchant/defineMerchant.ts'
import type { Locale } from '../../../i18n/locales.ts'

/** A numbered part of a legal text. */
export interface DocumentSection {
  title: string
  text: string
}

export type DocumentValues = Pick<MerchantConfig, 'name' | 'minimumAge' | 'domain'>

/** The sections of a legal text as a merchant's site shows them, in reading order. */
export function sectionsOf(messages: Record<string, DocumentSection>, locale: Locale, merchant: DocumentValues): DocumentSection[] {
  // The keys of a document are data: a translator has keys for a fixed catalogue only.
  const t = createTranslator({ locale, messages }) as unknown as (key: string, values: object) => string
  const values = { name: merchant.name, age: merchant.minimumAge, domain: merchant.domain }
  return Object.keys(messages).map((key) => ({ title: t(`${key}.title`, values), text: t(`${key}.text`, values) }))
}

/** A legal text as one string, whose hash is the proof of what was shown. */
export const documentText = (sections: readonly DocumentSection[]): string =>
  sections.map(({ title, text }, index) => `${index + 1}. ${title}\n${text}`).join('\n\n')
