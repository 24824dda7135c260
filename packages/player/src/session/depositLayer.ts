import { atom } from 'jotai'

/** The deposit over a game: its address, which leads back to that game. Open while it holds one. */
export const depositLayerAtom = atom<string | undefined>(undefined)
