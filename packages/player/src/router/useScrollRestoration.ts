import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router'
import { entries } from '../storage/entries.ts'

/**
 * A new page begins at its top; a step back, forward or a reload finds a page as it was left; a filter that takes the place
 * of the last one, or a layer over the page, moves nothing. Only the data router has this by itself.
 */
export function useScrollRestoration(): void {
  const location = useLocation()
  const action = useNavigationType()
  const [places] = useState(() => new Map(Object.entries(entries.scrollPlaces.get() ?? {})))
  // Where the page stands now: once the next one is drawn, it cannot be asked any more.
  const top = useRef(0)
  const last = useRef<Location>(undefined)

  // Before anything can be tapped: a visit keeps the way that was set when it was made.
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
    // The scroll event comes a frame late: who taps or goes back meanwhile is asked at once.
    addEventListener('click', note, { capture: true, signal })
    addEventListener('popstate', note, { capture: true, signal })
    addEventListener('pagehide', store, { signal })
    return () => stop.abort()
  }, [places])

  useLayoutEffect(() => {
    const from = last.current
    if (from) places.set(placeOf(from), top.current)
    last.current = location
    const known = action === 'POP' ? places.get(placeOf(location)) : undefined
    const opened = !from && known === undefined && !location.hash
    const samePage = action !== 'POP' && from?.pathname === location.pathname && (action === 'REPLACE' || from.search === location.search)
    if (opened || from === location || (samePage && !location.hash)) return
    const part = known === undefined && location.hash ? document.getElementById(location.hash.slice(1)) : null
    if (part) part.scrollIntoView()
    else window.scrollTo({ top: known ?? 0, behavior: 'instant' })
    top.current = Math.round(scrollY)
  }, [location, action, places])
}

/** Visits whose places outlive the page. */
const MOST = 50

/** A page opened by its address has the key `default`, whatever it is: its own address tells it from the others. */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)
