import { useEffect } from 'react'
import { atom, useAtomValue, useSetAtom } from 'jotai'

/** Several at once: a team, and the rows of one of its figures. */
const viewTitlesAtom = atom<readonly string[]>([])

/** Names the view, article, category or game that a screen shows: the first part of the document's title while it is mounted. */
export function useViewTitle(name = ''): void {
  const set = useSetAtom(viewTitlesAtom)
  useEffect(() => {
    if (!name) return undefined
    set((names) => [...names, name])
    return () => set((names) => names.toSpliced(names.indexOf(name), 1))
  }, [set, name])
}

/** The names of the current view; none if its screen's title says all. */
export const useShownViewTitles = (): readonly string[] => useAtomValue(viewTitlesAtom)
