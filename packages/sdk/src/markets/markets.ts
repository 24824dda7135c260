import { br } from './br.ts'
import { gb } from './gb.ts'
import { on } from './on.ts'
import { open } from './open.ts'

/** All markets: one file each, and a line here. */
export const markets = [open, br, gb, on] as const

/** The market that a merchant's configuration names. */
export type MarketCode = (typeof markets)[number]['code']
