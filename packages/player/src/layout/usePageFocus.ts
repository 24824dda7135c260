import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the new page's heading after a navigation, so that a screen reader announces it. Not on the first page, nor on the one that it
 * redirects to before the player has touched anything: that one is read from its start, and a focus ring would surprise.
 */
export function usePageFocus(pathname: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // Unknown to Firefox before 120.
    if ((navigator as Partial<Navigator>).userActivation?.hasBeenActive === false) return
    const heading = page.current?.querySelector<HTMLElement>('h1') ?? page.current?.querySelector<HTMLElement>('main')
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading?.focus({ preventScroll: true })
  }, [pathname])
  return page
}
