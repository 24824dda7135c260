import { useEffect, useRef } from 'react'
import { pause } from '@platform/ui'
import { isOfPage } from '../blocks/page/useTouched.ts'

const starts = ['pointerdown', 'keydown', 'wheel'] as const
const ends = ['pointerup', 'pointercancel', 'keyup'] as const

/** Returns a promise that resolves once the player has left the page alone for `ms`: no finger on it, no scrolling, no field in use. */
export function useQuiet(ms: number): () => Promise<void> {
  const last = useRef({ at: -Infinity, down: false })
  useEffect(() => {
    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true, passive: true }
    const note = (down: boolean) => (event: Event) => {
      if (isOfPage(event.target)) last.current = { at: performance.now(), down: down && event.type === 'pointerdown' }
    }
    for (const kind of starts) addEventListener(kind, note(true), options)
    for (const kind of [...ends, 'scroll']) addEventListener(kind, note(false), options)
    return () => stop.abort()
  }, [])
  return async () => {
    const isInUse = () => last.current.down || performance.now() - last.current.at < ms || document.activeElement?.matches(field)
    while (isInUse()) await pause(ms)
  }
}

const field = 'input, textarea, select, [contenteditable=true]'
