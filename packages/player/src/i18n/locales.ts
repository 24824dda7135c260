import type { UiLabels } from '@platform/ui'
import type { Messages } from './locales/pt-BR/index.ts'

// A key that the Portuguese catalogue does not have is a compile error, in every `useTranslations`.
declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
  }
}

export type Locale = 'pt-BR' | 'en'

/** All texts of one language: those of the screens and the labels of the ui components. */
export interface Catalogue {
  locale: Locale
  messages: Messages
  labels: UiLabels
  extent: Extent
}

/** How much of a language is loaded: the texts of home and the frame around it, those of every prerendered page, or all. */
export type Extent = 'first' | 'public' | 'all'

const extents: readonly Extent[] = ['first', 'public', 'all']

/** Whether the first includes the second. */
export const holds = (one: Extent, other: Extent): boolean => extents.indexOf(one) >= extents.indexOf(other)

type Texts = Pick<Catalogue, 'messages' | 'labels'>

const loaders: Record<Extent, Record<Locale, () => Promise<{ messages: object; labels: UiLabels }>>> = {
  first: { 'pt-BR': () => import('./locales/pt-BR/first.ts'), en: () => import('./locales/en/first.ts') },
  public: { 'pt-BR': () => import('./locales/pt-BR/public.ts'), en: () => import('./locales/en/public.ts') },
  all: { 'pt-BR': () => import('./locales/pt-BR/index.ts'), en: () => import('./locales/en/index.ts') },
}

const listeners = new Set<() => void>()

/** In development: reports that texts have changed on disk; the next `loadCatalogue` returns them. Never called in a build. */
export function onChangedTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

if (import.meta.hot) {
  const tell = () => listeners.forEach((listener) => listener())
  const renew = (locale: Locale) => (changed: unknown) => {
    if (changed) for (const extent of extents) loaders[extent][locale] = () => Promise.resolve(changed as Texts)
    tell()
  }
  import.meta.hot.accept('./locales/pt-BR/index.ts', renew('pt-BR'))
  import.meta.hot.accept('./locales/en/index.ts', renew('en'))
  // All texts are then fetched again, these included.
  import.meta.hot.accept(['./locales/pt-BR/first.ts', './locales/en/first.ts', './locales/pt-BR/public.ts', './locales/en/public.ts'], tell)
  // Those of the ui package are updated in place.
  import.meta.hot.on(
    'vite:afterUpdate',
    ({ updates }) => updates.some(({ acceptedPath }) => acceptedPath.includes('/ui/src/labels/')) && tell(),
  )
}

/** Fetches one language; only the language in use ever is. Components that need more texts than the page began with wait for `useTexts`. */
export async function loadCatalogue(locale: Locale, extent: Extent = 'all'): Promise<Catalogue> {
  const { messages, labels } = await loaders[extent][locale]()
  return { locale, messages: messages as Messages, labels: import.meta.hot ? { ...labels } : labels, extent }
}

/** A language in the format of the wire and of the storage key `lang`. */
export const wireLanguage = (locale: Locale): 'PT' | 'EN' => (locale === 'en' ? 'EN' : 'PT')

export const localeOf = (language: 'PT' | 'EN'): Locale => (language === 'EN' ? 'en' : 'pt-BR')
