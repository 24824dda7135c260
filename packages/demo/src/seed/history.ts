import { decide, kindOf, payoutOf, type TransferKind } from '@platform/sandbox/seeding'
import type { SeedGame } from './catalogue/games.ts'
import type { SeedMember } from './catalogue/people.ts'
import type { Random } from './random.ts'

export interface SeedMove {
  account: string
  kind: TransferKind
  /** Cents that the player gains (above 0) or gives. */
  amount: number
  /** Id of its round. */
  round?: string
  /** Number of the transfer, if other rows refer to it. */
  key?: string
  reference?: string
  at: number
}

export interface SeedRound {
  round: string
  account: string
  game: SeedGame
  stake: number
  payout: number
  detail: Record<string, unknown>
  at: number
}

export interface History {
  moves: SeedMove[]
  rounds: SeedRound[]
}

const DAY = 86_400_000
/** The balance in cents from which a member withdraws, and the balance left after it. */
const [TAKE, LEAVE] = [45_000, 10_000]
const stakes = [100, 200, 200, 500, 500, 1000, 2000, 5000]

/** 90 days of one member: deposits that cover the stakes, rounds by the games' own chances, a withdrawal after a good run. */
export function makeHistory(member: SeedMember, games: readonly SeedGame[], random: Random, now: number): History {
  const moves: SeedMove[] = []
  const rounds: SeedRound[] = []
  const { account } = member
  const favorites = random.shuffle(games).slice(0, 14)
  let balance = 0
  // The use of random numbers depends only on this, so that a change of the withdrawal rules changes no bet.
  let needs = 0
  let last = 0
  // In sequence: a payout is available before the next stake needs it.
  const move = (kind: TransferKind, amount: number, at: number, round?: string) => {
    balance += amount
    last = Math.max(last, at)
    moves.push({ account, kind, amount, at: last, round })
  }
  const times = timesOf(member, random, now)
  for (const time of times) {
    const at = Math.max(time, last)
    const game = random.pick(favorites)
    const stake = Math.max(random.pick(stakes), game.minBet)
    const chance = needs < stake ? { amount: random.pick([5000, 10_000, 20_000, 50_000]), ago: random.int(60_000, 600_000) } : undefined
    if (balance < stake) move('deposit', chance?.amount ?? 10_000, at - (chance?.ago ?? 120_000))
    const round = `${new Date(at).toISOString().slice(2, 10).replaceAll('-', '')}${String(random.int(0, 9_999_999_999)).padStart(10, '0')}`
    const outcome = decide(kindOf(game.type), game.rtp, (n) => random.int(0, n - 1))
    const payout = payoutOf(stake, outcome)
    move('stake', -stake, at, round)
    if (payout) move('payout', payout, at + 4000, round)
    rounds.push({ round, account, game, stake, payout, detail: { outcome }, at })
    needs += (chance?.amount ?? 0) - stake + payout
    if (needs > 400_000) needs = 100_000
    if (balance > TAKE) move('withdrawal', -(Math.floor((balance - LEAVE) / 1000) * 1000), at + 60_000)
  }
  // No account has an empty wallet at the end: demo accounts can play immediately.
  if (times.length > 0 && balance < 50_000) move('deposit', 100_000, Math.min(last, now - 10 * 60_000) + 5 * 60_000)
  return { moves, rounds }
}

/** Times of the rounds, oldest first: some evenings with several rounds each; today too for frequent players. */
function timesOf({ rounds, age, today = 0 }: SeedMember, random: Random, now: number): number[] {
  const days = Math.min(89, Math.max(age, 1))
  const times: number[] = []
  while (times.length < rounds) {
    const evening = now - random.int(0, days) * DAY - random.int(2, 8) * 3_600_000
    const count = Math.min(random.int(3, 12), rounds - times.length)
    for (let i = 0; i < count; i++) times.push(evening + i * random.int(12_000, 95_000))
  }
  for (let i = 0; i < today; i++) times.push(now - random.int(10 * 60_000, 2 * 3_600_000))
  return times.sort((a, b) => a - b)
}
