import { useEffect, useRef, type RefObject } from 'react'

/** A place whose focus is not lost: where the button that had it goes, as after a claim, the place itself has it. Give it `tabIndex={-1}`. */
export function useHeldFocus<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const inside = useRef(false)
  // After every render: any of them may have taken the button away.
  useEffect(() => {
    const { activeElement, body } = document
    if (inside.current && (activeElement === null || activeElement === body)) place.current?.focus({ preventScroll: true })
    inside.current = place.current?.contains(document.activeElement) ?? false
  })
  return place
}
