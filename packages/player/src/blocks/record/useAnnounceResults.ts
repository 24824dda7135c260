import { useEffect, useRef } from 'react'
import { announce } from '@platform/ui'

/**
 * Has a screen reader say what another period or filter has found; the first results are the page's own news. `text` is undefined while
 * results load.
 */
export function useAnnounceResults(filter: string, text: string | undefined): void {
  /** The filter of the last results; null while others load. */
  const last = useRef<string | null>(undefined)
  useEffect(() => {
    if (text === undefined) {
      if (last.current !== undefined) last.current = null
      return
    }
    if (last.current !== undefined && last.current !== filter) announce(text)
    last.current = filter
  }, [filter, text])
}
