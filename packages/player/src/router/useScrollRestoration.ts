import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router'
import { entries } from '../storage/entries.ts'

/**
 * A new page starts at the top; a step back, forward or a reload restores the position; a filter that replaces
 * the last one, or a layer over the page, does not scroll. Only the data router has this built in.
 */
export function useScrollRestoration(): void {
  const location = useLocation()
  const action = useNavigationType()
  const [places] = useState(() => new Map(Object.entries(entries.scrollPlaces.get() ?? {})))
  // The current position: it can no longer be read once the next page has rendered.
  const top = useRef(0)
  const last = useRef<Location>(undefined)

  // Before anything can be tapped: a history entry keeps the mode that was set when it was created.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    return () => {
      history.scrollRestoration = 'auto'
    }
  }, [])

  useLayoutEffect(() => {
    const note = () => {
      top.current = Math.round(scrollY)
    }
    const store = () => {
      if (last.current) places.set(placeOf(last.current), Math.round(scrollY))
      entries.scrollPlaces.set(Object.fromEntries([...places].slice(-MOST)))
    }
    const stop = new AbortController()
    const { signal } = stop
    addEventListener('scroll', note, { passive: true, signal })
    // The scroll event comes a frame late: a tap or a step back before it reads the position immediately.
    addEventListener('click', note, { capture: true, signal })
    addEventListener('popstate', note, { capture: true, signal })
    addEventListener('pagehide', store, { signal })
    return () => stop.abort()
  }, [places])

  useLayoutEffect(() => {
    const from = last.current
    if (from) places.set(placeOf(from), top.current)
    last.current = location
    const storedTop = action === 'POP' ? places.get(placeOf(location)) : undefined
    const isFirstPage = !from && storedTop === undefined && !location.hash
    const samePage = action !== 'POP' && from?.pathname === location.pathname && (action === 'REPLACE' || from.search === location.search)
    if (isFirstPage || from === location || (samePage && !location.hash)) return
    const part = storedTop === undefined && location.hash ? document.getElementById(location.hash.slice(1)) : null
    if (part) part.scrollIntoView()
    else window.scrollTo({ top: storedTop ?? 0, behavior: 'instant' })
    top.current = Math.round(scrollY)
  }, [location, action, places])
}

/** Maximum of history entries whose positions are stored. */
const MOST = 50

/** Every page opened by its address has the key `default`: its address identifies it instead. */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)
