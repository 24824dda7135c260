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

const listeners = new Set<() => void>()

/** In development: tells that texts have changed on disk, which the next `loadCatalogue` brings. Never called in a build. */
export function onChangedTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

if (import.meta.hot) {
  const tell = () => listeners.forEach((listener) => listener())
  const renew = (locale: Locale) => (changed: unknown) => {
    if (changed) loaders[locale] = () => Promise.resolve(changed as Catalogue)
    tell()
  }
  import.meta.hot.accept('./locales/pt-BR/index.ts', renew('pt-BR'))
  import.meta.hot.accept('./locales/en/index.ts', renew('en'))
  // Their texts come with the complete catalogue, which holds them too.
  import.meta.hot.accept(['./locales/pt-BR/first.ts', './locales/en/first.ts'], () => undefined)
  // Those of the kit change in their place.
  import.meta.hot.on(
    'vite:afterUpdate',
    ({ updates }) => updates.some(({ acceptedPath }) => acceptedPath.includes('/ui/src/labels/')) && tell(),
  )
}

/** Fetches one language; only the language in use ever is. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const { messages, labels } = await loaders[locale]()
  return { locale, messages, labels: import.meta.hot ? { ...labels } : labels }
}

/** Fetches what the first page says. `LanguageProvider` brings the rest, and what needs it waits for `useLanguage().complete`. */
export async function loadFirstTexts(locale: Locale): Promise<Catalogue> {
  const { messages, labels } = await firstLoaders[locale]()
  return { locale, messages: messages as Messages, labels, first: true }
}

/** How the wire and the storage key `lang` spell a language. */
export const wireLanguage = (locale: Locale): 'PT' | 'EN' => (locale === 'en' ? 'EN' : 'PT')

export const localeOf = (language: 'PT' | 'EN'): Locale => (language === 'EN' ? 'en' : 'pt-BR')
