import { parseNumbers, playOf, type PlayCode } from '@platform/sdk/lottery'

/** A bet of a draw. */
export interface Bet {
  sub_no: string
  member_id: number
  play: string
  numbers: string
  stake: number
}

/** Maximum share of the possible outcomes, in percent: a member who covers more risks nothing, and such bets do not count. */
const COVERED = 70
const halves = [
  ['BIG', 'SMALL'],
  ['ODD', 'EVEN'],
]

/**
 * The valid stake of each bet of one draw, in cents: all of its stake, or 0 where a member's bets on a play are opposite or cover nearly
 * all outcomes.
 */
export function validStakes(bets: readonly Bet[]): Map<string, number> {
  const tickets = new Map<string, Bet[]>()
  for (const bet of bets) {
    const ticket = `${bet.member_id}|${bet.play}`
    tickets.set(ticket, [...(tickets.get(ticket) ?? []), bet])
  }
  return new Map(
    [...tickets.values()].flatMap((ticketBets) => ticketBets.map(({ sub_no, stake }) => [sub_no, coversTooMuch(ticketBets) ? 0 : stake])),
  )
}

/** Checks all bets on one play together: what one ticket may not cover, two may not either. */
export function coversTooMuch(bets: readonly Bet[]): boolean {
  const { groups, picks, combined } = playOf(bets[0]!.play as PlayCode)
  const selections = bets.map(({ numbers }) => parseNumbers(numbers))
  const pickedGroups = Array.from({ length: groups }, (_, group) => new Set(selections.flatMap((selection) => selection[group] ?? [])))
  const shares = pickedGroups.flatMap((groupPicks) =>
    alternatives(picks).map((among) => (100 * among.filter((pick) => groupPicks.has(pick)).length) / among.length),
  )
  // All places must hit together: the coverage is the product.
  return (combined ? shares.reduce((product, share) => (product * share) / 100, 100) : Math.max(...shares)) > COVERED
}

/** Sets of picks of which exactly one hits: all of them, or big/small separately from odd/even. */
const alternatives = (picks: readonly string[]): readonly (readonly string[])[] => (picks.includes('BIG') ? halves : [picks])
