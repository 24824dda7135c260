import { getRainProof, getRedRain, getRewards, takeRainTicket, verifyRain, type RainSession } from '@platform/sdk/rewards'
import { getWalletBalance } from '@platform/sdk/wallet'
import { expect, test, vi } from 'vitest'
import { auditLedger } from '../../server/auditLedger.ts'
import { transfer } from '../../ledger/transfer.ts'
import { seedRain } from '../../../../../packages/demo/src/seed/seedRain.ts'
import { addRound } from '../../testing/addRound.ts'
import { fileSandbox } from '../../testing/fileSandbox.ts'
import { merchants, type TestMember } from '../../testing/startTestSandbox.ts'

let clock = 1_800_000_000_000
const sandbox = await fileSandbox({
  clock: () => clock,
  merchants: [
    ...merchants,
    { code: 'bandeira', trialCode: 'b_trial', name: 'B', domain: 'b.example', port: 3, features: [], market: 'br' },
  ],
})
const words = { titlePt: 'Chuva', titleEn: 'Rain' }
const schedule = (more: object = {}) =>
  sandbox.console<{ id: string }>('rain/schedule', { merchant: 'ipanema', ...words, pool: 1000, packets: 3, openSeconds: 60, ...more })
interface Who {
  token: string
}
const rains = async ({ token }: Who) => (await sandbox.call(getRedRain, {}, { token, language: 'en' })).body.value
const rainOf = async (who: Who, id: string) => ((await rains(who)).sessions as RainSession[]).find((one) => one.id === id)
let keys = 0
const take = ({ token }: Who, id: string, key = `ticket-${keys++}`) =>
  sandbox.send('POST', takeRainTicket.path, { token, key, body: { id } })
const balance = async ({ token }: Who) => (await sandbox.call(getWalletBalance, {}, { token })).body.value.sumBalance
const players = (count: number): Promise<TestMember[]> => Promise.all(Array.from({ length: count }, () => sandbox.member()))

test('[2.1] a rain publishes its hash first, gives one ticket each, is drawn after its close and paid from the pool; the page’s check confirms it', async () => {
  const { id } = await schedule()
  const members = await players(5)
  const [first] = members as [TestMember]
  const before = (await rainOf(first, id))!
  expect(before).toMatchObject({ state: 'open', title: 'Rain', pool: 10, packets: 3, mean: 3.33, ticket: '', winners: [] })
  expect(before.bands.reduce((sum, { packets }) => sum + packets, 0)).toBe(3)
  expect((await sandbox.call(getRainProof, { id }, { token: first.token })).status).toBe(404)
  const tickets = await Promise.all(members.map(async (member) => (await take(member, id)).body.value.ticket))
  expect(new Set(tickets).size).toBe(5)
  // Parallel requests with other keys get the same ticket.
  const again = await Promise.all([take(first, id), take(first, id), take(first, id, 'same'), take(first, id, 'same')])
  expect(new Set(again.filter(({ status }) => status === 200).map(({ body }) => body.value.ticket))).toEqual(new Set([tickets[0]]))
  clock += 60_000
  expect(await rainOf(first, id)).toMatchObject({ state: 'closed', ticket: tickets[0], tickets: 5 })
  expect((await rainOf(first, id))!.amount).toBeUndefined()
  clock += 2000
  // The first request draws it; a parallel one may still see it closed.
  await rainOf(first, id)
  const drawn = await Promise.all(members.map((member) => rainOf(member, id)))
  const won = drawn.map((rain) => rain!.amount as number)
  expect(won.filter((amount) => amount > 0)).toHaveLength(3)
  expect(won.reduce((sum, amount) => sum + Math.round(amount * 100), 0)).toBe(1000)
  for (const [index, member] of members.entries()) expect(await balance(member)).toBe(won[index])
  // An interrupted rain is resumed: each repeated request gets the same ticket and the same result.
  expect((await take(first, id)).body.value.ticket).toBe(tickets[0])
  const { body } = await sandbox.call(getRainProof, { id }, { token: first.token })
  const cents = (amount: number) => Math.round(amount * 100)
  const proof = { ...body.value, amounts: body.value.amounts.map(cents) }
  const inCents = ({ from, to, packets }: RainSession['bands'][number]) => ({ from: cents(from), to: cents(to), packets })
  const [pool, smallest, largest] = [before.pool, before.smallest, before.largest].map(cents) as [number, number, number]
  const promise = { ...before, pool, smallest, largest, bands: before.bands.map(inCents) }
  expect(proof.hash).toBe(before.hash)
  const honest = { seed: true, packets: true, tickets: true, result: true }
  for (const [index, ticket] of tickets.entries())
    expect(await verifyRain(promise, proof, { ticket, amount: cents(won[index]!) })).toEqual(honest)
  const winner = members[won.findIndex((amount) => amount > 0)]!
  const history = (await sandbox.call(getRewards, { tab: 'history', source: 'redRain' }, { token: winner.token })).body.value
  expect(history.content).toHaveLength(1)
  expect(drawn[0]!.winners.map(({ name }) => name).join()).not.toContain(winner.userName)
  expect(await auditLedger(sandbox.db)).toEqual({})
})

test('[2.1] neither the published terms nor a ticket can be changed later, and no ticket is given before the start or after the end', async () => {
  const { id } = await schedule({ inSeconds: 10 })
  const [early, ended] = (await players(2)) as [TestMember, TestMember]
  expect((await take(early, id)).body.errorCode).toBe('rain.early')
  clock += 10_000
  expect((await take(early, id)).status).toBe(200)
  const { db } = sandbox
  await expect(db.updateTable('rain_sessions').set({ pool: 9 }).where('id', '=', id).execute()).rejects.toThrow('keeps its promise')
  await expect(db.updateTable('rain_tickets').set({ ticket: 'x' }).where('session_id', '=', id).execute()).rejects.toThrow('is decided')
  clock += 60_000
  expect((await take(ended, id)).body.errorCode).toBe('rain.ended')
  clock += 2000
  expect(await rainOf(early, id)).toMatchObject({ state: 'drawn', tickets: 1 })
  await expect(db.updateTable('rain_sessions').set({ seed: 'x' }).where('id', '=', id).execute()).rejects.toThrow('keeps its promise')
  await expect(db.updateTable('rain_tickets').set({ amount: 9 }).where('session_id', '=', id).execute()).rejects.toThrow('is decided')
})

test('[2.1] a prize is paid without any request from a member, and its rain is listed for 30 days', async () => {
  const { id } = await schedule({ packets: 1 })
  const member = await sandbox.member()
  await sandbox.db.updateTable('sessions').set({ expires_at: 9e15 }).execute()
  await take(member, id)
  clock += 62_000
  await sandbox.sandbox.services.payments.wake()
  expect(await balance(member)).toBe(10)
  const before = clock
  clock += 29 * 86_400_000
  expect(await rainOf(member, id)).toMatchObject({ state: 'drawn', amount: 10, winners: [{ amount: 10 }] })
  clock += 2 * 86_400_000
  expect(await rainOf(member, id)).toBeUndefined()
  clock = before
})

test('[2.1] a member with too small stakes sees how much is required; deposits make no difference', async () => {
  const { id } = await schedule({ stake: 1000 })
  const member = await sandbox.member({ balance: 50_000 })
  expect(await rains(member)).toMatchObject({ eligible: false, stake: 10, wagered: 0, days: 7 })
  expect((await take(member, id)).body.errorCode).toBe('rain.stake')
  await addRound(sandbox.db, member.userName, 1000, { bet_at: clock, settled_at: clock })
  expect(await rains(member)).toMatchObject({ eligible: true, wagered: 10 })
  expect((await take(member, id)).status).toBe(200)
  clock += 62_000
})

test('[2.1] a plan adds its next rains before they open, and not those that no request added in time', async () => {
  await seedRain(sandbox.db, { ...merchants[0]!, market: 'open' })
  const member = await sandbox.member()
  const every = 5 * 60_000
  const planned = ((await rains(member)).sessions as RainSession[]).filter(({ state }) => state === 'upcoming')
  const first = Math.ceil(clock / every) * every
  expect(planned.map(({ openTime }) => openTime)).toEqual([first, first + every])
  clock = first + 10 * every + 1
  const later = ((await rains(member)).sessions as RainSession[]).map(({ openTime }) => openTime)
  expect(later).toContain(first)
  expect(later).not.toContain(first + 10 * every)
  expect(later).toContain(first + 11 * every)
})

test('[6] [market br.rules.prizeDraws] a market that forbids prizes by chance gets neither rain nor plan; trial and test accounts get no ticket', async () => {
  const refused = await sandbox.send('POST', '/console/api/rain/schedule', {
    body: { merchant: 'bandeira', ...words, pool: 1000, packets: 3 },
  })
  expect(refused.body).toMatchObject({ errorCode: 'access.market', value: { article: expect.stringContaining('5.768') } })
  const { token } = await sandbox.member({ merchant: 'bandeira' })
  expect((await sandbox.call(getRedRain, {}, { merchant: 'bandeira', token })).body.errorCode).toBe('access.market')
  await seedRain(sandbox.db, { code: 'bandeira', trialCode: '', name: '', domain: '', port: 1, features: [], market: 'br' })
  expect(await sandbox.db.selectFrom('rain_plans').selectAll().where('merchant', '=', 'bandeira').execute()).toEqual([])
  const { id } = await schedule()
  for (const type of [4, 40]) {
    const { merchantCode: merchant, token: other } = await sandbox.member({ type })
    expect((await sandbox.send('POST', takeRainTicket.path, { merchant, token: other, key: `t${type}`, body: { id } })).status).toBe(403)
    if (type === 40) expect((await sandbox.call(getRedRain, {}, { merchant, token: other })).body.value.eligible).toBe(false)
  }
})

test('[2.1] a rain is added only if its pool can be reserved; a rain that cannot be drawn does not delay others', async () => {
  const { db } = sandbox
  const promotions = async () => {
    const account = db.selectFrom('ledger_accounts').select('balance').where('merchant', '=', 'ipanema').where('kind', '=', 'promotion')
    return (await account.executeTakeFirstOrThrow()).balance
  }
  await db.deleteFrom('rain_plans').execute()
  const member = await sandbox.member()
  clock += 62_000
  await rains(member)
  const { id } = await schedule()
  const left = await promotions()
  const legs = [
    { party: 'promotion' as const, amount: -left },
    { party: 'house' as const, amount: left },
  ]
  await transfer(db, { merchant: 'ipanema', kind: 'budget', key: 'spent', at: clock, legs })
  const post = (pool: number) =>
    sandbox.send('POST', '/console/api/rain/schedule', { body: { merchant: 'ipanema', ...words, pool, packets: 3 } })
  expect([(await post(1000)).status, (await post(1_000_001)).status]).toEqual([503, 400])
  const rain = await db.selectFrom('rain_sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const broken = { ...rain, id: 'broken', closes_at: rain.closes_at - 1, sealed_seed: 'unreadable' }
  await db
    .insertInto('rain_sessions')
    .values({ ...broken, bands: JSON.stringify(rain.bands), weights: '{}' })
    .execute()
  await take(member, id)
  clock += 62_000
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { amount = 0 } = (await rainOf(member, id))!
  expect(logged.mock.calls.map(([what]) => what)).toEqual(['rain broken:'])
  logged.mockRestore()
  expect(amount).toBeGreaterThan(0)
  expect([await balance(member), await promotions()]).toEqual([amount, 1000 - Math.round(amount * 100)])
  expect(await auditLedger(db)).toEqual({})
})
