import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the element when a focused button inside is removed, as after a claim. Give it `tabIndex={-1}`. */
export function useHeldFocus<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const inside = useRef(false)
  // After every render: any of them may have removed the button.
  useEffect(() => {
    const { activeElement, body } = document
    if (inside.current && (activeElement === null || activeElement === body)) place.current?.focus({ preventScroll: true })
    inside.current = place.current?.contains(document.activeElement) ?? false
  })
  return place
}
