import { atom } from 'jotai'

/** Home's announcements have had their turn: shown and closed, or none to show. What may pop up after them waits for it. */
export const popupsOverAtom = atom(false)
