import { coversTooMuch, type Bet } from './validStakes.ts'

/** Two members who belong together, and by what. An equal address proves nothing: it opens a case at the desk. */
export interface Pair {
  one: number
  other: number
  reason: 'device' | 'account' | 'address'
}

export interface OppositeBet extends Bet {
  other: number
  reason: Pair['reason']
}

/** The bets of one draw that are opposite to bets of a member who belongs to theirs: together they cover nearly all outcomes of a play. */
export function oppositeBets(bets: readonly Bet[], pairs: readonly Pair[]): OppositeBet[] {
  const opposites = new Map<string, OppositeBet>()
  for (const { one, other, reason } of pairs) {
    const both = bets.filter(({ member_id }) => member_id === one || member_id === other)
    for (const play of new Set(both.map((bet) => bet.play))) {
      const ofPlay = both.filter((bet) => bet.play === play)
      const isOfBoth = new Set(ofPlay.map(({ member_id }) => member_id)).size === 2
      if (!isOfBoth || !coversTooMuch(ofPlay)) continue
      for (const bet of ofPlay)
        opposites.set(bet.sub_no, opposites.get(bet.sub_no) ?? { ...bet, other: bet.member_id === one ? other : one, reason })
    }
  }
  return [...opposites.values()]
}
