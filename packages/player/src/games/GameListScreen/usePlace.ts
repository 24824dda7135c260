import { useEffect, useEffectEvent, useRef } from 'react'
import * as z from 'zod/mini'
import type { Games } from './useGames.ts'

/** Maximum number of pages to request again after a reload. */
const MOST_PAGES = 20
/** A pause in scrolling of this length saves the position. */
const REST_MS = 400

type Place = { pages: number; top: number }

// zod is a single file of the first load: validators that only this screen uses would be added to it.
const Entry = z.object({ place: z.object({ pages: z.number(), top: z.number() }) })

function placeIn(state: unknown): Place | undefined {
  const place = Entry.safeParse(state).data?.place
  return place && Number.isInteger(place.pages) && place.pages >= 1 && place.pages <= MOST_PAGES && place.top >= 1 ? place : undefined
}

/** Stores the scroll position in the history entry, so that a reload requests as many pages and restores it. */
export function usePlace({ games, paging, pages, more }: Pick<Games, 'games' | 'paging' | 'pages' | 'more'>): void {
  const target = useRef<Place>(undefined)
  const ready = games.state === 'ready'

  const readTarget = useEffectEvent(() => {
    // A cached list renders at once, and the router restores its scroll position.
    if (!ready) target.current = placeIn(history.state)
  })
  useEffect(() => readTarget(), [])

  useEffect(() => {
    const place = target.current
    if (!place || !ready) return
    if (pages < place.pages && paging === 'more') return more()
    if (paging === 'loading') return
    target.current = undefined
    window.scrollTo({ top: place.top, behavior: 'instant' })
  }, [ready, pages, paging, more])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      if (target.current) return
      history.replaceState({ ...history.state, place: { pages: Math.min(pages, MOST_PAGES), top: Math.round(scrollY) } }, '')
    }
    // An unloading page can no longer write, so each pause saves. Browsers limit this to about three writes per second.
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(save, REST_MS)
    }
    later()
    addEventListener('scroll', later, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', later)
    }
  }, [pages])
}
