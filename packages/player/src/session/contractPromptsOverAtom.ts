import { atom } from 'jotai'

/** No contract is left to prompt for. Home's announcements come after these prompts: one at a time. */
export const contractPromptsOverAtom = atom(false)

/** Whether this visit of home was touched: observed from the start, for popups that mount later. */
export const homeTouchedAtom = atom<{ readonly current: boolean }>({ current: false })
