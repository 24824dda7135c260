import { use, useMemo, useState, type ReactNode } from 'react'
import {
  createPath,
  NavigationType,
  parsePath,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  type To,
} from 'react-router'

interface InnerPagesProps {
  /** The address that it begins with. */
  first: string
  /** Whether a path is shown here. */
  isInside: (pathname: string) => boolean
  /** A step to another path, or back beyond the first (undefined). */
  onLeave: (to: string | undefined) => void
  children: ReactNode
}

/** Pages within an overlay, with an address of their own: the page below keeps its own, and the browser's history has none of their steps. */
export function InnerPages({ first, isInside, onLeave, children }: InnerPagesProps) {
  const outer = use(NavigationContext)
  const [location, setLocation] = useState(() => locationOf(first))
  const navigation = useMemo(() => {
    const go = (to: To) => {
      const next = locationOf(typeof to === 'string' ? to : createPath(to))
      if (isInside(next.pathname)) setLocation(next)
      else onLeave(createPath(next))
    }
    const navigator: Navigator = { createHref: outer.navigator.createHref, push: go, replace: go, go: () => onLeave(undefined) }
    return { ...outer, navigator }
  }, [outer, isInside, onLeave])
  const place = useMemo(() => ({ location, navigationType: NavigationType.Replace }), [location])
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={place}>{children}</LocationContext>
    </NavigationContext>
  )
}

const locationOf = (address: string) => ({ pathname: '/', search: '', hash: '', ...parsePath(address), state: null, key: address })
