import { createContext, startTransition, use, useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { IntlProvider, type IntlError } from 'use-intl'
import { UiLabelsProvider } from '@platform/ui'
import { entries } from '../storage/entries.ts'
import { holds, loadCatalogue, onChangedTexts, wireLanguage, type Catalogue, type Extent, type Locale } from './locales.ts'
import './messages.ts'
import { PLATFORM_ZONE } from './platformZone.ts'

export interface Language {
  locale: Locale
  /** How many of the texts are here. */
  extent: Extent
  /** Fetches more of them, again and again until they are here. */
  want: (extent: Extent) => void
  /** Why more of them do not come; `retry` asks at once. */
  failure: unknown
  retry: () => void
  /** Fetches the other language and then changes every text at once; a failed fetch changes nothing and rejects. */
  change: (locale: Locale) => Promise<void>
}

const LanguageContext = createContext<Language | undefined>(undefined)

interface LanguageProviderProps {
  initial: Catalogue
  /** Told before the texts change, so that the next call already speaks the new language. */
  onChange?: (locale: Locale) => void
  children: ReactNode
}

const tryAgainAfter = 2000

/** The texts of the interface, switchable live. The choice is kept under the storage key `lang`. */
export function LanguageProvider({ initial, onChange, children }: LanguageProviderProps) {
  const [{ locale, messages, labels, extent }, setCatalogue] = useState(initial)
  const [wanted, setWanted] = useState(extent)
  const [failure, setFailure] = useState<unknown>()
  const [asked, setAsked] = useState(0)
  // With the texts, in the same paint.
  useLayoutEffect(() => {
    document.documentElement.lang = locale
    if (import.meta.hot) return onChangedTexts(() => void loadCatalogue(locale).then(setCatalogue))
  }, [locale])

  useEffect(() => {
    if (holds(extent, wanted)) return
    let failures = 0
    const load = () =>
      void loadCatalogue(locale, wanted).then(
        (more) =>
          startTransition(() => {
            setFailure(undefined)
            // The language may be another one since, or more may be here.
            setCatalogue((now) => (now.locale === locale && !holds(now.extent, wanted) ? more : now))
          }),
        (error: unknown) => failures++ && setFailure(error),
      )
    load()
    const timer = setInterval(load, tryAgainAfter)
    return () => clearInterval(timer)
  }, [extent, wanted, locale, asked])
  const want = useCallback((more: Extent) => setWanted((before) => (holds(before, more) ? before : more)), [])

  const retry = useCallback(() => {
    setFailure(undefined)
    setAsked((times) => times + 1)
  }, [])

  const change = async (next: Locale) => {
    // All of them: what is wanted may have grown until they are here.
    const catalogue = await loadCatalogue(next)
    entries.language.set(wireLanguage(next))
    onChange?.(next)
    setCatalogue(catalogue)
  }

  return (
    <LanguageContext value={{ locale, extent, want, failure, retry, change }}>
      <IntlProvider locale={labels.locale} messages={messages} timeZone={PLATFORM_ZONE} onError={report}>
        <UiLabelsProvider labels={labels}>{children}</UiLabelsProvider>
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

/** Whether these texts are here. Where they are not, they are fetched and what calls this renders again. */
export function useTexts(wanted: Extent): boolean {
  const { extent, want } = useLanguage()
  useEffect(() => want(wanted), [want, wanted])
  return holds(extent, wanted)
}

function report(error: IntlError) {
  console.error(error.message)
}
