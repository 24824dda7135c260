import { useState } from 'react'
import { routeOf } from '../paths.ts'
import { routes } from '../routes.ts'
import type { RouteFacts } from '../routes/RouteFacts.ts'
import { useBackSwipe } from './useBackSwipe.ts'

/**
 * Whether the page fades in (2.2), decided once per path: a class that changes later would start the animation on a page in view.
 * A prerendered first page is in view already.
 */
export function usePageFade(pathname: string): boolean {
  const swiped = useBackSwipe()
  const [page, setPage] = useState({ pathname, fades: !isPrerendered(pathname) })
  if (page.pathname === pathname) return page.fades
  const next = { pathname, fades: !swiped.current }
  setPage(next)
  return next.fades
}

function isPrerendered(pathname: string): boolean {
  const name = routeOf(pathname)
  if (!name) return false
  const { prerender }: RouteFacts = routes[name]
  return prerender !== undefined
}
