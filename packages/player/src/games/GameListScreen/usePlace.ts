import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import type { Games } from './useGames.ts'

/** More pages than this are not asked for again after a reload. */
const MOST_PAGES = 20

const Entry = z.object({
  place: z.object({ pages: z.int().check(z.minimum(1), z.maximum(MOST_PAGES)), top: z.number().check(z.minimum(1)) }),
})

/** Keeps in the history entry how far the player had scrolled, so that a reload asks for as many pages and goes there. */
export function usePlace({ games, paging, pages, more }: Pick<Games, 'games' | 'paging' | 'pages' | 'more'>): void {
  const wanted = useRef<z.infer<typeof Entry>['place']>(undefined)
  const ready = games.state === 'ready'

  useEffect(() => {
    // Only a reload finds a place here: the router writes its entries without one.
    wanted.current = Entry.safeParse(history.state).data?.place
  }, [])

  useEffect(() => {
    const place = wanted.current
    if (!place || !ready) return
    if (pages < place.pages && paging === 'more') return more()
    if (paging === 'loading') return
    wanted.current = undefined
    window.scrollTo({ top: place.top, behavior: 'instant' })
  }, [ready, pages, paging, more])

  useEffect(() => {
    // The router's own navigation would come too late for a page that goes.
    const keep = () =>
      history.replaceState({ ...history.state, place: { pages: Math.min(pages, MOST_PAGES), top: Math.round(scrollY) } }, '')
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [pages])
}
