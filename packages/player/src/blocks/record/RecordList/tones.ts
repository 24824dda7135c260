import type { GameRecord } from '@platform/sdk/records'

type State = GameRecord['status']

/** Every state of a bet, in the order of the filter. */
export const BET_STATES = ['open', 'won', 'lost', 'void'] as const satisfies readonly State[]

/** The tone of each state of a bet. */
export const TONES: Record<State, 'brand' | 'win' | 'neutral'> = { open: 'brand', won: 'win', lost: 'neutral', void: 'neutral' }
