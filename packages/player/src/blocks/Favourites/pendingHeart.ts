import { atom } from 'jotai'
import type { Game } from '@platform/sdk/games'

/** The game whose heart a guest tapped before signing in. In memory only: it is forgotten with the page. */
export const pendingHeartAtom = atom<Pick<Game, 'nodeId' | 'vassalage'> | undefined>(undefined)
