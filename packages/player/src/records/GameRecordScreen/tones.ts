import type { GameRecord } from '@platform/sdk/records'

/** How loud the state of a bet is. */
export const TONES: Record<GameRecord['status'], 'brand' | 'win' | 'neutral'> = {
  open: 'brand',
  won: 'win',
  lost: 'neutral',
  void: 'neutral',
}
