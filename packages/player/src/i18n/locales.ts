import type { UiLabels } from '@platform/ui'
import type { Messages } from './locales/pt-BR/index.ts'

export type Locale = 'pt-BR' | 'en'

/** All texts of one language: the screens' and those that ui components say by themselves. */
export interface Catalogue {
  locale: Locale
  messages: Messages
  labels: UiLabels
  /** Only what home and the frame around it say; the rest is still to come. */
  first?: boolean
}

const loaders: Record<Locale, () => Promise<Omit<Catalogue, 'locale'>>> = {
  'pt-BR': () => import('./locales/pt-BR/index.ts'),
  en: () => import('./locales/en/index.ts'),
}

const firstLoaders = {
  'pt-BR': () => import('./locales/pt-BR/first.ts'),
  en: () => import('./locales/en/first.ts'),
}

/** Fetches one language; only the language in use ever is. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const { messages, labels } = await loaders[locale]()
  return { locale, messages, labels }
}

/** Fetches what the first page says. `LanguageProvider` brings the rest, and what needs it waits for `useLanguage().complete`. */
export async function loadFirstTexts(locale: Locale): Promise<Catalogue> {
  const { messages, labels } = await firstLoaders[locale]()
  return { locale, messages: messages as Messages, labels, first: true }
}

/** How the wire and the storage key `lang` spell a language. */
export const wireLanguage = (locale: Locale): 'PT' | 'EN' => (locale === 'en' ? 'EN' : 'PT')

export const localeOf = (language: 'PT' | 'EN'): Locale => (language === 'EN' ? 'en' : 'pt-BR')
