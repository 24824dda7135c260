import {
  createContext,
  Fragment,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { IntlProvider, type IntlError } from 'use-intl'
import { ChunkError, UiLabelsProvider } from '@platform/ui'
import { entries } from '../storage/entries.ts'
import { holds, loadCatalogue, onChangedTexts, wireLanguage, type Catalogue, type Extent, type Locale } from './locales.ts'
import { PLATFORM_ZONE } from './platformZone.ts'

export interface Language {
  locale: Locale
  /** How many of the texts are loaded. */
  extent: Extent
  /** Fetches more of them and retries until they are loaded. */
  want: (extent: Extent) => void
  /** Why the rest did not load, after two tries. `retry` clears it: retries never stop. */
  failure: ChunkError | undefined
  retry: () => void
  /** Fetches the other language and then changes every text at once; a failed fetch changes nothing and rejects. */
  change: (locale: Locale) => Promise<void>
}

const LanguageContext = createContext<Language | undefined>(undefined)

interface LanguageProviderProps {
  initial: Catalogue
  /** Called before the texts change, so that the next call is already in the new language. */
  onChange?: (locale: Locale) => void
  children: ReactNode
}

const tryAgainAfter = 2000

/** The texts of the interface, switchable live. The choice is stored under the key `lang`. */
export function LanguageProvider({ initial, onChange, children }: LanguageProviderProps) {
  const [{ locale, messages, labels, extent }, setCatalogue] = useState(initial)
  const [wanted, setWanted] = useState(extent)
  const [mount, setMount] = useState(0)
  const [failure, setFailure] = useState<ChunkError>()
  // In the same paint as the texts.
  useLayoutEffect(() => {
    // Writing it restyles every element, even if it stays the same.
    const root = document.documentElement
    if (root.lang !== locale) root.lang = locale
    if (import.meta.hot) return onChangedTexts(() => void loadCatalogue(locale).then(setCatalogue))
  }, [locale])

  useEffect(() => {
    if (holds(extent, wanted)) return
    let stopped = false
    const load = (isAgain?: boolean) =>
      void loadCatalogue(locale, wanted).then(
        (more) =>
          startTransition(() => {
            setFailure(undefined)
            // Meanwhile the language may have changed, or more may be loaded.
            setCatalogue((now) => (now.locale === locale && !holds(now.extent, wanted) ? more : now))
          }),
        (error: unknown) => {
          if (isAgain && !stopped) setFailure((before) => before ?? new ChunkError(error))
          setTimeout(() => stopped || load(true), tryAgainAfter)
        },
      )
    load()
    return () => {
      stopped = true
    }
  }, [extent, wanted, locale])
  const want = useCallback((more: Extent) => setWanted((before) => (holds(before, more) ? before : more)), [])
  // Not a dependency of the context's value: it changes while the page is being hydrated, and would render at once all that shows texts.
  const lastWanted = useRef(wanted)
  useEffect(() => void (lastWanted.current = wanted), [wanted])

  const retry = useCallback(() => setFailure(undefined), [])

  // The same value until the texts change: all that reads the language would render with this provider.
  const language = useMemo(() => {
    const change = async (next: Locale) => {
      // Those of the visible page: others are fetched when a page wants them.
      const catalogue = await loadCatalogue(next, lastWanted.current)
      entries.language.set(wireLanguage(next))
      onChange?.(next)
      setCatalogue(catalogue)
      // A page translator has replaced text nodes by elements: React would change nodes that are no longer on the page.
      if (document.querySelector('font')) setMount((count) => count + 1)
    }
    return { locale, extent, want, failure, retry, change }
  }, [locale, extent, want, failure, retry, onChange])

  return (
    <LanguageContext value={language}>
      <IntlProvider locale={labels.locale} messages={messages} timeZone={PLATFORM_ZONE} onError={report}>
        <UiLabelsProvider labels={labels}>
          <Fragment key={mount}>{children}</Fragment>
        </UiLabelsProvider>
      </IntlProvider>
    </LanguageContext>
  )
}

/** The language in use and how to change it. */
export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('useLanguage needs a LanguageProvider above it')
  return language
}

/** Whether these texts are loaded. If not, they are fetched and the caller renders again. */
export function useTexts(wanted: Extent): boolean {
  const { extent, want } = useLanguage()
  useEffect(() => want(wanted), [want, wanted])
  return holds(extent, wanted)
}

function report(error: IntlError) {
  console.error(error.message)
}
