import { useEffect } from 'react'
import { atom, useAtomValue, useSetAtom } from 'jotai'

const viewTitleAtom = atom('')

/** Names the view, article, category or game that a screen shows: the first part of the document's title while it is mounted. */
export function useViewTitle(name = ''): void {
  const set = useSetAtom(viewTitleAtom)
  useEffect(() => {
    set(name)
    return () => set('')
  }, [set, name])
}

/** The name of the current view; '' if its screen's title says all. */
export const useShownViewTitle = (): string => useAtomValue(viewTitleAtom)
