import type { Messages } from './locales/pt-BR/index.ts'

export type Locale = 'pt-BR' | 'en'

const loaders: Record<Locale, () => Promise<{ messages: Messages }>> = {
  'pt-BR': () => import('./locales/pt-BR/index.ts'),
  en: () => import('./locales/en/index.ts'),
}

/** The texts of one language; only the language in use is ever fetched. */
export const loadMessages = async (locale: Locale): Promise<Messages> => (await loaders[locale]()).messages

/** How the wire and the storage key `lang` spell a language. */
export const wireLanguage = (locale: Locale): 'PT' | 'EN' => (locale === 'en' ? 'EN' : 'PT')

export const localeOf = (language: 'PT' | 'EN'): Locale => (language === 'EN' ? 'en' : 'pt-BR')
