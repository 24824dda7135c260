import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocale } from 'use-intl'

const debounce = 200

/** Calls `recheck` 200 ms after a change of language (section 4). */
export function useRecheckOnLanguage(recheck: () => void): void {
  const locale = useLocale()
  const last = useRef(locale)
  const recheckNow = useEffectEvent(recheck)
  useEffect(() => {
    if (last.current === locale) return
    last.current = locale
    const timer = setTimeout(() => recheckNow(), debounce)
    return () => clearTimeout(timer)
  }, [locale])
}
