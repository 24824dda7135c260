import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the new page's heading after a navigation, so that a screen reader announces it. Not on the first page, nor on the one that it
 * redirects to before the player has touched anything: that one is read from its start, and a focus ring would surprise.
 */
export function usePageFocus(pathname: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return undefined
    last.current = pathname
    // Unknown to Firefox before 120.
    if ((navigator as Partial<Navigator>).userActivation?.hasBeenActive === false) return undefined
    return focusHeading(page.current)
  }, [pathname])
  return page
}

/** Focuses the `h1`, as soon as there is one: a screen reader says nothing of a page without a name. Returns a function that ends it. */
function focusHeading(page: HTMLElement | null): (() => void) | undefined {
  const focus = () => {
    const heading = page?.querySelector('h1')
    if (!heading) return false
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return true
  }
  if (!page || focus()) return
  // A screen with a header of its own, such as a game's, has its heading once its code has arrived. Meanwhile a Tab begins in the page.
  page.querySelector('main')?.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    const isElsewhere = document.activeElement !== document.body && !document.activeElement?.matches('main')
    if (isElsewhere || focus()) observer.disconnect()
  })
  observer.observe(page, { childList: true, subtree: true })
  return () => observer.disconnect()
}
