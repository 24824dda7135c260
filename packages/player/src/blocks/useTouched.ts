import { useEffect, useRef, type RefObject } from 'react'

/** Of a window that came by itself an answer, or a tap beside it, is no touch of the page; one that the player opened was opened by one. */
const isOfPage = (target: EventTarget | null) => !(target instanceof Element && target.closest('[role=dialog],[data-base-ui-portal]'))

/** Whether the player has touched the page since this was first drawn, or since `visit` is another one. */
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
