import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMember } from '../account/addMember.ts'
import { testCost } from '../account/password.ts'
import { Refusal } from '../base/Refusal.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { openBet } from '../testing/openBet.ts'
import { confirmLimit, setLimit } from './changeLimit.ts'
import { takeBet } from './takeBet.ts'

/** Small in `npm test`, long in `npm run soak`; another seed than the printed one with LEDGER_SEED. */
const RUNS = Number(process.env.LEDGER_RUNS ?? 8)
const seed = Number(process.env.LEDGER_SEED ?? Date.now() % 1_000_000_000)
const HOUR = 3_600_000
const DAY = 24 * HOUR

const sandbox = await fileSandbox()
const { db } = sandbox
const merchant = sandbox.sandbox.services.merchants.find('ipanema')!

const kinds = ['loss', 'stake', 'bets'] as const
const periods = ['day', 'week', 'month'] as const
type Kind = (typeof kinds)[number]
type Period = (typeof periods)[number]
type Name = `${Kind} ${Period}`

const limit = { kind: fc.constantFrom(...kinds), period: fc.constantFrom(...periods) }
const amount = fc.integer({ min: 1, max: 400 })
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('stake' as const), amount }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('settle' as const), amount: fc.constantFrom(0, 0, 100, 900) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('void' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('set' as const), ...limit, value: fc.option(fc.integer({ min: 1, max: 900 })) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('confirm' as const), ...limit }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 5, 11, 24, 30, 97) }) },
)

interface Bet {
  at: number
  stake: number
  payout: number
  state: 'open' | 'settled' | 'void'
  act: Awaited<ReturnType<typeof openBet>>
}
interface Rise {
  value: number | null
  readyAt: number
}

/** The name of the frame that a moment lies in, by Brasília's calendar. */
function frameOf(period: Period, at: number): string {
  const date = new Date(at - 3 * HOUR)
  if (period === 'day') return date.toISOString().slice(0, 10)
  if (period === 'month') return date.toISOString().slice(0, 7)
  const sinceMonday = (date.getUTCDay() + 6) % 7
  return new Date(date.getTime() - sinceMonday * DAY).toISOString().slice(0, 10)
}

/** What bets placed in the frame of a moment used of a limit. */
function usedOf(bets: readonly Bet[], name: Name, at: number): number {
  const [kind, period] = name.split(' ') as [Kind, Period]
  const own = bets.filter((bet) => frameOf(period, bet.at) === frameOf(period, at))
  if (kind === 'bets') return own.length
  const sum = (part: (bet: Bet) => number) => own.reduce((total, bet) => total + part(bet), 0)
  return kind === 'stake' ? sum((bet) => bet.stake) : sum((bet) => (bet.state === 'void' ? 0 : bet.stake - bet.payout))
}

test(`[7.6] random sequences of limits, bets, voids and midnights: no stake over any limit, no rise before 24 hours (seed ${seed})`, async () => {
  let members = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      let at = Date.UTC(2026, 10, 27, 20)
      const memberId = await addMember(db, {
        merchant: 'ipanema',
        account: `limited${seed}x${++members}`,
        balance: 1_000_000,
        now: 1,
        cost: testCost,
      })
      const limits = new Map<Name, number>()
      const rises = new Map<Name, Rise>()
      const bets: Bet[] = []
      const inTurn = (act: (trx: typeof db) => Promise<void>) => db.transaction().execute(act).then(() => 'ok', (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error as Error))) // prettier-ignore
      for (const one of steps) {
        at++
        if (one.do === 'wait') at += one.hours * HOUR
        if (one.do === 'stake') {
          const allowed = [...limits].every(([name, value]) => usedOf(bets, name, at) + (name.startsWith('bets') ? 1 : one.amount) <= value)
          const take = openBet(db, { merchant: 'ipanema', memberId, amount: one.amount, now: () => at, take: (trx, move) => takeBet({ db: trx, merchant, now: () => at }, move) }) // prettier-ignore
          const act = await take.catch((error: unknown) => (error instanceof Refusal ? undefined : Promise.reject(error as Error)))
          expect(act !== undefined).toBe(allowed)
          if (act) bets.push({ at, stake: one.amount, payout: 0, state: 'open', act })
        }
        if (one.do === 'settle') {
          const bet = bets.find(({ state }) => state === 'open')
          await bet?.act.settle(one.amount)
          if (bet) Object.assign(bet, { payout: one.amount, state: 'settled' })
        }
        if (one.do === 'void') {
          const bet = bets.find(({ state }) => state !== 'void')
          await bet?.act.void()
          if (bet) bet.state = 'void'
        }
        if (one.do === 'set') {
          const name: Name = `${one.kind} ${one.period}`
          const { kind, period, value } = one
          await inTurn((trx) => setLimit(trx, { market: merchant.market, memberId, at }, { kind, period, value, actor: 'member' }))
          const now = limits.get(name)
          const rise = rises.get(name)
          const isLapsed = rise !== undefined && at > rise.readyAt + 3 * DAY
          if (value !== null && (now === undefined || value <= now)) {
            limits.set(name, value)
            rises.delete(name)
          } else if (now !== undefined && (!rise || isLapsed || rise.value !== value)) rises.set(name, { value, readyAt: at + DAY })
        }
        if (one.do === 'confirm') {
          const name: Name = `${one.kind} ${one.period}`
          await inTurn((trx) => confirmLimit(trx, { memberId, at }, { kind: one.kind, period: one.period }))
          const rise = rises.get(name)
          if (rise && at >= rise.readyAt) {
            rises.delete(name)
            if (at > rise.readyAt + 3 * DAY) continue
            if (rise.value === null) limits.delete(name)
            else limits.set(name, rise.value)
          }
        }
        const rows = await db.selectFrom('limits').select(['kind', 'period', 'value']).where('member_id', '=', memberId).execute()
        expect(new Map(rows.map((row) => [`${row.kind} ${row.period}`, row.value]))).toEqual(limits)
      }
    }),
    { numRuns: RUNS, seed },
  )
  expect(await auditLedger(db)).toEqual({})
}, 300_000)
