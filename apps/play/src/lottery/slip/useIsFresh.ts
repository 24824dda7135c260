import { useEffect, useState } from 'react'

/** Maximum duration of a double tap, ms. */
const DOUBLE_TAP_MS = 400

/** Whether the slip has only just opened: the second tap of a double tap on what opened it must not clear or place it. */
export function useIsFresh(): boolean {
  const [isFresh, setIsFresh] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsFresh(false), DOUBLE_TAP_MS)
    return () => clearTimeout(timer)
  }, [])
  return isFresh
}
