import type { SettledBet } from '@platform/sdk/lottery'

/** Content of the notice of settled bets: one with its draw, several with their sums. Amounts in cents. */
export type SettledNews =
  | { status: 'won' | 'lost'; orderNo: string; numero: string; prize: number }
  | { status: 'many'; count: number; won: number; prize: number }

export function settledNews(bets: readonly SettledBet[]): SettledNews | undefined {
  const [first, ...others] = bets
  if (!first) return undefined
  const prize = bets.reduce((sum, bet) => sum + bet.prize, 0)
  if (others.length > 0) return { status: 'many', count: bets.length, won: bets.filter((bet) => bet.prize > 0).length, prize }
  return { status: prize > 0 ? 'won' : 'lost', orderNo: first.orderNo, numero: first.numero, prize }
}
