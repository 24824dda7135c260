import { useEffect, useRef, type RefObject } from 'react'

/** Input in or beside an overlay that opened by itself is not use of the page; an overlay that the player opened took a tap on it. */
export const isOfPage = (target: EventTarget | null) =>
  !(target instanceof Element && target.closest('[role=dialog],[data-base-ui-portal]'))

/** Whether the player has used the page since the first render, or since `visit` changed. */
export function useTouched(visit?: string): RefObject<boolean> {
  const touched = useRef(false)
  useEffect(() => {
    touched.current = false
    const stop = new AbortController()
    const note = ({ target }: Event) => (touched.current ||= isOfPage(target))
    for (const kind of ['pointerdown', 'keydown', 'wheel'])
      addEventListener(kind, note, { signal: stop.signal, capture: true, passive: true })
    return () => stop.abort()
  }, [visit])
  return touched
}
