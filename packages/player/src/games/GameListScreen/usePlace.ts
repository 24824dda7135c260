import { useEffect, useEffectEvent, useRef } from 'react'
import * as z from 'zod/mini'
import type { Games } from './useGames.ts'

/** More pages than this are not requested again after a reload. */
const MOST_PAGES = 20
/** Without a scroll for so long, the page rests. */
const REST_MS = 400

type Place = { pages: number; top: number }

// zod is one file, which every first page loads: a check of zod's that only this screen uses would be part of it.
const Entry = z.object({ place: z.object({ pages: z.number(), top: z.number() }) })

function placeIn(state: unknown): Place | undefined {
  const place = Entry.safeParse(state).data?.place
  return place && Number.isInteger(place.pages) && place.pages >= 1 && place.pages <= MOST_PAGES && place.top >= 1 ? place : undefined
}

/** Keeps in the history entry how far the player had scrolled, so that a reload requests as many pages and goes there. */
export function usePlace({ games, paging, pages, more }: Pick<Games, 'games' | 'paging' | 'pages' | 'more'>): void {
  const wanted = useRef<Place>(undefined)
  const ready = games.state === 'ready'

  const arrived = useEffectEvent(() => {
    // A list that is still in the cache is drawn at once and scrolled by the router.
    if (!ready) wanted.current = placeIn(history.state)
  })
  useEffect(() => arrived(), [])

  useEffect(() => {
    const place = wanted.current
    if (!place || !ready) return
    if (pages < place.pages && paging === 'more') return more()
    if (paging === 'loading') return
    wanted.current = undefined
    window.scrollTo({ top: place.top, behavior: 'instant' })
  }, [ready, pages, paging, more])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      if (wanted.current) return
      history.replaceState({ ...history.state, place: { pages: Math.min(pages, MOST_PAGES), top: Math.round(scrollY) } }, '')
    }
    // A page that goes can no longer write, so each rest is written. Browsers allow about three writes a second.
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, REST_MS)
    }
    later()
    addEventListener('scroll', later, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', later)
    }
  }, [pages])
}
