import { atom } from 'jotai'

/** The member who has registered on this page and has not answered the offer of limits. */
export const justRegisteredAtom = atom<string | undefined>(undefined)
