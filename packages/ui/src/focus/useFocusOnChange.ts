import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to an element when `key` changes, for a part that replaces what the player has just used: the next step, a receipt, a new
 * row. Not at first. `find` picks what is focused within the element, which is the default; give that one a name.
 */
export function useFocusOnChange<Part extends HTMLElement, Key = unknown>(
  key: Key,
  find?: (part: Part, previous: Key) => HTMLElement | null,
): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  const last = useRef(key)
  useEffect(() => {
    const previous = last.current
    if (previous === key) return
    last.current = key
    const part = ref.current
    const target = part && find ? find(part, previous) : part
    if (!target) return
    if (!target.matches('a[href], button, input, select, textarea, [tabindex]')) target.tabIndex = -1
    target.focus()
  })
  return ref
}
