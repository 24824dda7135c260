import { useEffect, useRef } from 'react'
import { typingMs } from '@platform/ui'
import { watchEntry } from './watchEntry.ts'

/** Stores a typed text in the address once it has not changed for `pause` ms, unless the player has left by then. */
export function useStoreTyped(text: string, storedText: string, store: (text: string) => void, pause = typingMs): void {
  const isHere = useRef<() => boolean>(() => true)
  // Not with the timer, which may start again while the next screen loads.
  useEffect(() => {
    isHere.current = watchEntry()
  }, [text])
  useEffect(() => {
    if (text === storedText) return
    const timer = setTimeout(() => isHere.current() && store(text), pause)
    return () => clearTimeout(timer)
  }, [text, storedText, store, pause])
}
