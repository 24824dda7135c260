import { useEffect } from 'react'
import { atom, useAtomValue, useSetAtom } from 'jotai'

interface ViewTitle {
  name: string
  depth: number
}

/** Several at once: a team, and the rows of one of its figures. */
const viewTitlesAtom = atom<readonly ViewTitle[]>([])

/**
 * Names the view, article, category or game that a screen shows: the first part of the document's title while it is mounted. Of several, the
 * deepest is first, whichever was opened first.
 */
export function useViewTitle(name = '', depth = 0): void {
  const set = useSetAtom(viewTitlesAtom)
  useEffect(() => {
    if (!name) return undefined
    const title = { name, depth }
    set((titles) => [...titles, title])
    return () => set((titles) => titles.filter((one) => one !== title))
  }, [set, name, depth])
}

/** The names of the current view, the deepest first; none if its screen's title says all. */
export const useShownViewTitles = (): readonly string[] =>
  useAtomValue(viewTitlesAtom)
    .toSorted((one, other) => other.depth - one.depth)
    .map(({ name }) => name)
