import { useState } from 'react'
import { useBackSwipe } from './useBackSwipe.ts'

/**
 * Whether the page fades in (2.2), decided once per path: a class that changes later would start the animation on a page in view.
 * The first page appears immediately, since a fade would only delay it.
 */
export function usePageFade(pathname: string): boolean {
  const swiped = useBackSwipe()
  const [page, setPage] = useState({ pathname, fades: false })
  if (page.pathname === pathname) return page.fades
  const next = { pathname, fades: !swiped.current }
  setPage(next)
  return next.fades
}
