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

/**
 * The bets of one draw that are opposite to bets of members who belong to theirs: together they cover nearly all outcomes of a play. Two
 * members are enough; of three or more that do it only together, those without whom the others would not.
 */
export function oppositeBets(bets: readonly Bet[], pairs: readonly Pair[]): OppositeBet[] {
  const opposites = new Map<string, OppositeBet>()
  const add = (bet: Bet, other: number, reason: Pair['reason']) => {
    if (!opposites.has(bet.sub_no)) opposites.set(bet.sub_no, { ...bet, other, reason })
  }
  for (const { one, other, reason } of pairs) {
    for (const ofPlay of byPlay(bets.filter(({ member_id }) => member_id === one || member_id === other))) {
      const isOfBoth = new Set(ofPlay.map(({ member_id }) => member_id)).size === 2
      if (isOfBoth && coversTooMuch(ofPlay)) for (const bet of ofPlay) add(bet, bet.member_id === one ? other : one, reason)
    }
  }
  for (const [member, links] of linksOf(pairs)) {
    for (const ofPlay of byPlay(bets.filter(({ member_id }) => member_id === member || links.has(member_id)))) {
      const others = ofPlay.filter(({ member_id }) => member_id !== member)
      if (others.length === 0 || !coversTooMuch(ofPlay) || coversTooMuch(others)) continue
      const other = others[0]!.member_id
      for (const bet of ofPlay) if (bet.member_id === member) add(bet, other, links.get(other)!)
    }
  }
  return [...opposites.values()]
}

const byPlay = (bets: readonly Bet[]): Bet[][] =>
  [...new Set(bets.map(({ play }) => play))].map((play) => bets.filter((bet) => bet.play === play))

/** Of each member those who belong to the same person, except by an address alone. */
function linksOf(pairs: readonly Pair[]): Map<number, Map<number, Pair['reason']>> {
  const links = new Map<number, Map<number, Pair['reason']>>()
  for (const { one, other, reason } of pairs) {
    if (reason === 'address') continue
    for (const [from, to] of [[one, other], [other, one]] as const) links.set(from, (links.get(from) ?? new Map()).set(to, reason)) // prettier-ignore
  }
  return links
}
