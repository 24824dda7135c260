import { atom } from 'jotai'

/** A member has registered on this page and has not answered the offer of limits. */
export const justRegisteredAtom = atom(false)
