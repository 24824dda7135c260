import { atom } from 'jotai'
import type { Limit } from '@platform/sdk/protection'

/** The limit of which the smallest part remained at the last heartbeat of a game. */
export const nearestLimitAtom = atom<Limit | null>(null)
