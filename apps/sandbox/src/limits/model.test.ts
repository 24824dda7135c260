import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMember } from '../account/addMember.ts'
import { testCost } from '../account/password.ts'
import { Refusal } from '../base/Refusal.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { frameOf, limitModel, limitParts, propertyRuns, type LimitName } from '../testing/limitModel.ts'
import { openBet } from '../testing/openBet.ts'
import { merchants } from '../testing/startTestSandbox.ts'
import { confirmLimit, dropLimitChange, setLimit } from './changeLimit.ts'
import { countPlayTime } from './playTime.ts'
import { takeBet } from './takeBet.ts'

const options = propertyRuns(12)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Zones without summer time, on both sides of UTC, one with half an hour. */
const zones = [
  { merchant: 'ipanema', zone: 'America/Sao_Paulo', hoursEast: -3 },
  { merchant: 'kolkata', zone: 'Asia/Kolkata', hoursEast: 5.5 },
  { merchant: 'tokyo', zone: 'Asia/Tokyo', hoursEast: 9 },
]
const brandOf = (code: string, port: number) => ({ code, trialCode: `${code}_trial`, name: code, domain: `${code}.example`, port, market: 'open', features: [] }) // prettier-ignore
const sandbox = await fileSandbox({
  merchants: [...merchants, ...zones.slice(1).map(({ merchant }, index) => brandOf(merchant, 20 + index))],
})
const { db } = sandbox
for (const { merchant, zone } of zones) await db.updateTable('merchants').set({ time_zone: zone }).where('code', '=', merchant).execute()

const kinds = ['loss', 'stake', 'bets', 'time'] as const
const limit = fc.record({ kind: fc.constantFrom(...kinds), period: fc.constantFrom('day' as const, 'week' as const, 'month' as const) })
/** A few limits for a sequence, so that each is set, raised and confirmed. */
const names = fc.array(limit, { minLength: 1, maxLength: 4 })
const which = { index: fc.nat({ max: 3 }) }
/** A request for a higher limit, or none, and a confirmation too early, in time or too late. */
const rise = fc.record({ do: fc.constant('rise' as const), ...which, by: fc.option(fc.integer({ min: 1, max: 500 })), hours: fc.constantFrom(23, 24, 95, 97) }) // prettier-ignore
const step = fc.oneof(
  { weight: 3, arbitrary: rise },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('stake' as const), amount: fc.integer({ min: 1, max: 400 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('settle' as const), amount: fc.constantFrom(0, 0, 100, 900) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('void' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('play' as const), minutes: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('set' as const), ...which, value: fc.option(fc.integer({ min: 1, max: 900 })) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('confirm' as const), ...which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const), ...which }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(0.02, 0.03, 1, 5, 11, 23, 24, 30, 96, 97, 200) }),
  },
)

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
type Part = Exclude<Step, { do: 'rise' }> | { do: 'raise'; index: number; by: number | null } | { do: 'wait'; hours: number }

interface Bet {
  at: number
  stake: number
  payout: number
  state: 'open' | 'settled' | 'void'
  act: Awaited<ReturnType<typeof openBet>>
}

/** A few bets and minutes, so that limits of these are reached too. */
const valueOf = (kind: string, value: number | null) => (value === null || kind === 'loss' || kind === 'stake' ? value : 1 + (value % 7))

test(`[7.6] random sequences of limits, bets, play, voids and midnights: no sum over any limit, no rise before 24 hours (seed ${options.seed})`, async () => {
  let members = 0
  const seen = { taken: 0, refused: 0, confirmed: 0 }
  const property = fc.asyncProperty(
    fc.constantFrom(...zones),
    names,
    fc.array(step, { minLength: 10, maxLength: 40 }),
    async (zone, own, steps) => {
      const merchant = sandbox.sandbox.services.merchants.find(zone.merchant)!
      const { market } = merchant
      // A Friday evening: a week and a month end within the next days.
      let at = Date.UTC(2026, 10, 27, 20)
      const account = `limited${options.seed}x${++members}`
      const memberId = await addMember(db, { merchant: zone.merchant, account, balance: 1_000_000, now: 1, cost: testCost })
      const model = limitModel()
      const bets: Bet[] = []
      /** The last heartbeat, and what was played: from when to when. */
      let beatAt: number | undefined
      const played: [from: number, to: number][] = []

      const usedOf = (name: LimitName): number => {
        const [kind, period] = limitParts(name)
        const isNow = (moment: number) => frameOf(period, moment, zone.hoursEast) === frameOf(period, at, zone.hoursEast)
        const inFrame = bets.filter((bet) => isNow(bet.at))
        const sum = (part: (bet: Bet) => number) => inFrame.reduce((total, bet) => total + part(bet), 0)
        if (kind === 'bets') return inFrame.length
        if (kind === 'stake') return sum((bet) => bet.stake)
        if (kind === 'loss') return sum((bet) => (bet.state === 'void' ? 0 : bet.stake - bet.payout))
        return Math.floor(played.filter(([from]) => isNow(from)).reduce((total, [from, to]) => total + to - from, 0) / MINUTE)
      }
      /** Time between two heartbeats, in two parts at a midnight. */
      const play = (from: number, to: number) => {
        const midnight = Math.ceil((from + zone.hoursEast * HOUR) / DAY) * DAY - zone.hoursEast * HOUR
        if (midnight > from && midnight < to) played.push([from, midnight], [midnight, to])
        else played.push([from, to])
      }
      const codeOf = (act: Promise<unknown>) =>
        act.then(
          () => 'ok',
          (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error as Error)),
        )
      const inTurn = (act: (trx: typeof db) => Promise<void>) => codeOf(db.transaction().execute(act))

      const parts = steps.flatMap((one): Part[] =>
        one.do === 'rise'
          ? [
              { ...one, do: 'raise' },
              { do: 'wait', hours: one.hours },
              { do: 'confirm', index: one.index },
            ]
          : [one],
      )
      for (const one of parts) {
        at++
        if (one.do === 'wait') at += one.hours * HOUR
        if (one.do === 'stake') {
          const adds = { loss: one.amount, stake: one.amount, bets: 1, time: 1, deposit: 0 }
          const fits = [...model.limits].every(([name, value]) => usedOf(name) + adds[limitParts(name)[0]] <= value)
          const take = openBet(db, { merchant: zone.merchant, memberId, amount: one.amount, now: () => at, take: (trx, move) => takeBet({ db: trx, merchant, now: () => at }, move) }) // prettier-ignore
          const act = await take.catch((error: unknown) => (error instanceof Refusal ? undefined : Promise.reject(error as Error)))
          expect(act !== undefined).toBe(fits)
          if (act) bets.push({ at, stake: one.amount, payout: 0, state: 'open', act })
          seen[act ? 'taken' : 'refused']++
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
        if (one.do === 'play')
          for (let minute = 0; minute <= one.minutes; minute++) {
            if (beatAt !== undefined && at - beatAt <= 90_000) play(beatAt, at)
            beatAt = at
            const isReached = [...model.limits].some(([name, value]) => name.startsWith('time') && usedOf(name) >= value)
            expect(await codeOf(countPlayTime(db, memberId, at))).toBe(isReached ? 'limit.time' : 'ok')
            if (minute < one.minutes) at += MINUTE
          }
        const days = db.selectFrom('limit_days').select('play_ms').where('member_id', '=', memberId)
        const counted = (await days.execute()).reduce((sum, { play_ms }) => sum + play_ms, 0)
        expect(counted).toBe(played.reduce((sum, [from, to]) => sum + to - from, 0))
        if (one.do === 'set' || one.do === 'raise' || one.do === 'confirm' || one.do === 'drop') {
          const { kind, period } = own[one.index % own.length]!
          const name: LimitName = `${kind} ${period}`
          const before = model.limits.get(name)
          if (one.do === 'set' || one.do === 'raise') {
            const higher = one.do === 'raise' && one.by !== null ? (before ?? 0) + one.by : null
            const value = one.do === 'set' ? valueOf(kind, one.value) : higher
            await inTurn((trx) => setLimit(trx, { market, memberId, at }, { kind, period, value, actor: 'member' }))
            model.set(name, value, at)
          } else if (one.do === 'confirm') {
            await inTurn((trx) => confirmLimit(trx, { memberId, at }, { kind, period }))
            model.confirm(name, at)
            if (model.limits.get(name) !== before) seen.confirmed++
          } else {
            await inTurn((trx) => dropLimitChange(trx, { memberId, at }, { kind, period }))
            model.drop(name)
          }
        }
        const rows = await db.selectFrom('limits').select(['kind', 'period', 'value']).where('member_id', '=', memberId).execute()
        expect(new Map(rows.map((row) => [`${row.kind} ${row.period}`, row.value]))).toEqual(model.limits)
      }
    },
  )
  await fc.assert(property, options)
  // The control: sequences without a refusal or a rise would prove nothing.
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0)
  expect(await auditLedger(db)).toEqual({})
}, 600_000)
