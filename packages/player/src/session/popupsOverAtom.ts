import { atom } from 'jotai'

/** Home's announcements are done: shown and closed, or none to show. Later popups wait for it. */
export const popupsOverAtom = atom(false)

/** Whether this visit of home was touched: observed from the start, for popups that mount later. */
export const homeTouchedAtom = atom<{ readonly current: boolean }>({ current: false })
