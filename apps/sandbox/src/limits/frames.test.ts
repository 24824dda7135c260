import { getLimits, sendPlayTime, setLimit, type LimitPeriod } from '@platform/sdk/protection'
import { afterAll, expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { addRound } from '../testing/addRound.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

const merchants = ['open', 'br', 'gb', 'on'].map((market, index) => ({
  code: `in${market}`,
  trialCode: `in${market}_trial`,
  name: market,
  domain: `${market}.example`,
  port: index + 1,
  market,
  features: [],
}))
let clock = Date.UTC(2026, 10, 1)
const sandbox = await fileSandbox({ merchants, clock: () => clock })
const { db } = sandbox
afterAll(async () => expect(await auditLedger(db)).toEqual({}))

async function player(market: string) {
  const merchant = `in${market}`
  const member = await sandbox.member({ merchant })
  await db.updateTable('sessions').set({ expires_at: 9e12 }).execute()
  const client = sandbox.client({ merchant, session: { ...member, firstTimeLogin: false } })
  return {
    client,
    bet: (at: number) => addRound(db, member.userName, 100, { merchant, bet_at: at, settled_at: at }),
    limit: async (period: LimitPeriod) => (await getLimits(client)).limits.find((limit) => limit.period === period)!,
  }
}

test.each([
  // A Sunday and the Monday after it, the end of a month, of a year, and a leap day.
  ['br', 'day', '2026-11-30T23:59:59-03:00', '2026-11-30T00:00-03:00', '2026-12-01T00:00-03:00'],
  ['open', 'day', '2026-12-01T00:00-03:00', '2026-12-01T00:00-03:00', '2026-12-02T00:00-03:00'],
  ['br', 'week', '2026-11-29T23:59:59-03:00', '2026-11-23T00:00-03:00', '2026-11-30T00:00-03:00'],
  ['br', 'week', '2026-11-30T00:00-03:00', '2026-11-30T00:00-03:00', '2026-12-07T00:00-03:00'],
  ['br', 'month', '2026-12-31T12:00-03:00', '2026-12-01T00:00-03:00', '2027-01-01T00:00-03:00'],
  ['br', 'month', '2028-02-29T12:00-03:00', '2028-02-01T00:00-03:00', '2028-03-01T00:00-03:00'],
  // Summer time begins in the night to this day, which has 23 hours, and ends in the other, which has 25.
  ['gb', 'day', '2027-03-28T12:00+01:00', '2027-03-28T00:00Z', '2027-03-29T00:00+01:00'],
  ['gb', 'day', '2027-10-31T12:00Z', '2027-10-31T00:00+01:00', '2027-11-01T00:00Z'],
  ['gb', 'week', '2027-03-28T12:00+01:00', '2027-03-22T00:00Z', '2027-03-29T00:00+01:00'],
  ['gb', 'month', '2027-10-31T23:59:59Z', '2027-10-01T00:00+01:00', '2027-11-01T00:00Z'],
  // 01:30 comes twice.
  ['on', 'day', '2027-11-07T01:30-04:00', '2027-11-07T00:00-04:00', '2027-11-08T00:00-05:00'],
  ['on', 'day', '2027-11-07T01:30-05:00', '2027-11-07T00:00-04:00', '2027-11-08T00:00-05:00'],
  ['on', 'week', '2027-03-14T23:59:59-04:00', '2027-03-08T00:00-05:00', '2027-03-15T00:00-04:00'],
  ['on', 'month', '2027-03-31T23:59:59-04:00', '2027-03-01T00:00-05:00', '2027-04-01T00:00-04:00'],
] as const)(
  '[7.6] [market numbers.periods numbers.timeZone] in %s the %s of %s is a fixed frame of the market’s time zone, from %s to %s',
  async (market, period, now, from, until) => {
    clock = Date.parse(now)
    const ana = await player(market)
    await setLimit(ana.client, { kind: 'loss', period, value: 1000 })
    const [start, end] = [Date.parse(from), Date.parse(until)]
    for (const at of [start - 1, start, end - 1, end]) await ana.bet(at)
    expect(await ana.limit(period)).toMatchObject({ used: 200, resetsAt: end })
    clock = end
    expect((await ana.limit(period)).resetsAt).toBeGreaterThan(end)
  },
)

test('[7.6] time of play before a midnight of the market counts for the day before', async () => {
  clock = Date.parse('2027-06-30T23:59:40+01:00')
  const ana = await player('gb')
  for (const period of ['day', 'month'] as const) await setLimit(ana.client, { kind: 'time', period, value: 60 })
  await sendPlayTime(ana.client)
  clock += 80_000
  await sendPlayTime(ana.client)
  expect(await db.selectFrom('limit_days').select('play_ms').where('play_ms', '>', 0).orderBy('day').execute()).toEqual([
    { play_ms: 20_000 },
    { play_ms: 60_000 },
  ])
  expect(await ana.limit('month')).toMatchObject({ used: 1 })
})

test('[7.6] the days of a merchant whose market changes are counted again', async () => {
  clock = Date.parse('2027-07-02T12:00Z')
  const ana = await player('open')
  await setLimit(ana.client, { kind: 'stake', period: 'day', value: 1000 })
  // The day before in Brasília, the same day in London.
  await ana.bet(Date.parse('2027-07-02T01:00Z'))
  expect((await ana.limit('day')).used).toBe(0)
  await db.updateTable('merchants').set({ time_zone: 'Europe/London' }).where('code', '=', 'inopen').execute()
  expect((await ana.limit('day')).used).toBe(100)
  await db.updateTable('merchants').set({ time_zone: 'America/Sao_Paulo' }).where('code', '=', 'inopen').execute()
})
