import { atom } from 'jotai'

/** Home's announcements have had their turn: shown and closed, or none to show. What may pop up after them waits for it. */
export const popupsOverAtom = atom(false)

/** Whether this visit of home was touched: seen from its beginning, which what comes later has missed. */
export const homeTouchedAtom = atom<{ readonly current: boolean }>({ current: false })
