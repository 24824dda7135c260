import { login, register } from '@platform/sdk/account'
import { claimRewards, getReferral, getReferralIncome, getReferredFriends, getRewards } from '@platform/sdk/rewards'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { dayStart } from '../../gateway/days.ts'
import { auditLedger } from '../../server/auditLedger.ts'
import { voidBet } from '../../ledger/voidBet.ts'
import { deposit, stake } from '../../ledger/wallet.ts'
import { addRound } from '../../testing/addRound.ts'
import { failureOf } from '../../testing/failureOf.ts'
import { fileSandbox } from '../../testing/fileSandbox.ts'
import { solveCaptcha } from '../../testing/solveCaptcha.ts'
import { merchants, type TestMember } from '../../testing/startTestSandbox.ts'
import { amountsByWeek } from './incomeOf.ts'

const DAY = 86_400_000
const noon = dayStart('2027-03-10')! + DAY / 2
let clock = noon
const sandbox = await fileSandbox({
  clock: () => clock,
  merchants: [
    ...merchants,
    { code: 'bandeira', trialCode: 'b_trial', name: 'B', domain: 'b.example', port: 3, features: ['REFERRAL'], market: 'br' },
  ],
})
beforeAll(async () => {
  await sandbox.console('flags', { merchant: 'ipanema', flag: 'USERNAMEREG3', on: true })
  const { db } = sandbox
  await db
    .insertInto('referral_rules')
    .values({ merchant: 'ipanema', stake: 10_000, rates: [100, 50], multiple: 1, weights: '{"RNG":100}' })
    .execute()
  const steps = [[1, 1000], [2, 5000]] as const // prettier-ignore
  await db
    .insertInto('referral_steps')
    .values(steps.map(([friends, reward]) => ({ merchant: 'ipanema', friends, reward })))
    .execute()
})

interface Who {
  token: string
  userName: string
}
const value = async (call: typeof getReferral | typeof getReferredFriends | typeof getReferralIncome, { token }: Who) =>
  (await sandbox.call(call, {}, { token, language: 'en' })).body.value
const referral = (who: Who) => value(getReferral, who)
let keys = 0
const claim = ({ token }: Who, ids: string[], key = `claim-${keys++}`) =>
  sandbox.send('POST', claimRewards.path, { token, key, body: { ids } })

/** A member whose session stays valid when the clock jumps by days. */
async function player(more: Parameters<typeof sandbox.member>[0] = {}): Promise<TestMember> {
  const member = await sandbox.member(more)
  await sandbox.db.updateTable('sessions').set({ expires_at: 9e15 }).execute()
  return member
}

/** Signs up like a friend who followed the link, from a separate address. */
async function friendOf(inviter: Who, more: { mobile?: string | null; address?: string } = {}) {
  const { mobile = `5511${900_000_000 + keys++}`, address } = more
  const [{ code }, username] = [await referral(inviter), `amigo${keys++}`]
  clock++
  const form = { registerUrl: 'ipanema.example', registerMethod: 'H5' as const, password: 'Canario2026', confirmPassword: 'Canario2026' }
  await register(sandbox.client({ address }), { ...form, username, recommenderId: code, ...(await solveCaptcha(sandbox)) })
  await sandbox.db.updateTable('members').set({ mobile }).where('username', '=', username).execute()
  return username
}
const bet = (account: string, cents: number, at = clock, more: object = {}) =>
  addRound(sandbox.db, account, cents, { bet_at: at, settled_at: at, ...more })

test('[2.1] a friend who signs up by the link counts once proven and with enough stakes in time; void bets and deposits do not count', async () => {
  const ana = await player()
  const [one, unproven, idle] = [await friendOf(ana), await friendOf(ana, { mobile: null }), await friendOf(ana)]
  await bet(one, 9999)
  await bet(one, 5000, clock, { status: 'cancelled' })
  await bet(unproven, 20_000)
  const idOf = sandbox.db.selectFrom('members').select('id').where('username', '=', idle)
  const { id: memberId } = await idOf.executeTakeFirstOrThrow()
  await deposit(sandbox.db, { merchant: 'ipanema', memberId, amount: 500_000, key: 'idle:in', at: clock })
  expect(await referral(ana)).toMatchObject({ registered: 3, verified: 2, playing: 2, qualified: 0, pending: 0, earned: 0 })
  await bet(one, 1)
  expect(await referral(ana)).toMatchObject({
    qualified: 1,
    pending: 10,
    levels: [
      { level: 1, rate: 100, friends: 3 },
      { level: 2, friends: 0 },
    ],
  })
  const { content } = await value(getReferredFriends, ana)
  expect(content.map(({ state, daysLeft }: { state: string; daysLeft: number }) => [state, daysLeft])).toEqual([['verified', 30], ['playing', 0], ['qualified', 0]]) // prettier-ignore
  expect(JSON.stringify(content)).not.toContain(one)
  // A stake after the last day is too late.
  clock += 31 * DAY
  await bet(idle, 90_000)
  expect(await referral(ana)).toMatchObject({ playing: 3, qualified: 1 })
  clock = noon
})

test('[2.1] a friend from the inviter’s own address may register, and counts once the identity is accepted', async () => {
  const member = await player()
  const { token } = await login(sandbox.client({ address: '189.40.7.9' }), { type: 'username', username: member.userName, password: member.password }) // prettier-ignore
  const ana = { ...member, token }
  const near = await friendOf(ana, { address: '189.40.7.9' })
  await bet(near, 20_000)
  await bet(await friendOf(ana, { mobile: null }), 20_000)
  expect(await referral(ana)).toMatchObject({ qualified: 0, running: 0 })
  const { content } = await value(getReferredFriends, ana)
  expect(content[1]).toMatchObject({ state: 'playing', identityNeeded: true, stake: 100 })
  const { id } = await sandbox.db.selectFrom('members').select('id').where('username', '=', near).executeTakeFirstOrThrow()
  await sandbox.db.insertInto('kyc_requests').values({ merchant: 'ipanema', member_id: id, status: 'accepted', created_at: clock, sent_at: clock, decided_at: clock }).execute() // prettier-ignore
  expect(await referral(ana)).toMatchObject({ qualified: 1, running: 2 })
})

test('[2.1] a friend from the inviter’s household counts once the identity is accepted: it has one IPv6 network, and an address per device', async () => {
  const member = await player()
  const { token } = await login(sandbox.client({ address: '2804:14c:5b:81::1' }), { type: 'username', username: member.userName, password: member.password }) // prettier-ignore
  const ana = { ...member, token }
  await friendOf(ana, { address: '2804:014c:005b:0081:f1d0:11ff:fe22:3344' })
  await friendOf(ana, { address: '2804:14c:5b:82::1' })
  const { content } = await value(getReferredFriends, ana)
  expect(content.map(({ identityNeeded }: { identityNeeded: boolean }) => identityNeeded)).toEqual([false, true])
})

test('[2.1] a step of the ladder is paid once per key and member, however many parallel requests; the reward centre has it too', async () => {
  const ana = await player()
  await bet(await friendOf(ana), 10_000)
  const shown = (await sandbox.call(getRewards, { tab: 'available', source: 'referral' }, { token: ana.token })).body.value.content
  expect(shown.map(({ id }: { id: string }) => id)).toEqual(['referral:step:1@'])
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => claim(ana, ['referral:step:1@', 'referral:step:2@'], `race-${index % 4}`)),
  )
  const paid = answers.filter(({ status }) => status === 200)
  expect(new Set(paid.map(({ body }) => JSON.stringify(body.value)))).toEqual(
    new Set([JSON.stringify({ amount: 10, ids: ['referral:step:1@'] })]),
  )
  expect(answers.filter(({ status, body }) => status !== 200 && !['reward.gone', 'idempotency.running'].includes(body.errorCode)).map(({ body }) => body)).toEqual([]) // prettier-ignore
  expect(await referral(ana)).toMatchObject({ earned: 10, pending: 0 })
  const rows = await sandbox.db.selectFrom('rewards').selectAll().where('code', '=', 'referral:step:1').where('amount', '=', 1000).execute()
  expect(rows.filter(({ ledger_key }) => ledger_key.endsWith(':referral:step:1:'))).toHaveLength(1)
  expect(await auditLedger(sandbox.db)).toEqual({})
})

test('[2.1] friends’ bets earn a share by level, claimable by week once that is over, until it expires; late voids change no past week', async () => {
  const ana = await player()
  const friend = await friendOf(ana)
  const { token } = await login(sandbox.client(), { type: 'username', username: friend, password: 'Canario2026' })
  const second = await friendOf({ token, userName: friend })
  const { id: memberId } = await sandbox.db.selectFrom('members').select('id').where('username', '=', friend).executeTakeFirstOrThrow()
  const money = { merchant: 'ipanema', memberId, amount: 12_345, at: clock }
  await deposit(sandbox.db, { ...money, key: 'late:in' })
  await stake(sandbox.db, { ...money, key: 'late:stake' })
  await bet(friend, 12_345, clock, { round_id: 'late' })
  await bet(second, 10_000)
  expect(await referral(ana)).toMatchObject({ running: 1.73, income: [], levels: [{ friends: 1 }, { friends: 1 }] })
  expect((await claim(ana, ['referral:income@W2027-03-08'])).body.errorCode).toBe('reward.gone')
  clock = noon + 5 * DAY
  await sandbox.db.updateTable('sessions').set({ expires_at: 9e15 }).execute()
  await voidBet(sandbox.db, { round: 'late', stake: 'late:stake', at: clock })
  const { income, running } = await referral(ana)
  expect([income.map(({ amount }: { amount: number }) => amount), running]).toEqual([[1.73], 0])
  expect(income[0]).toMatchObject({ title: 'Friends’ bets, week of 08/03', condition: expect.stringMatching(/ week of 08\/03\/2027\.$/) })
  expect((await value(getReferralIncome, ana)).content).toEqual([
    { day: '2027-03-15', level: 1, friends: 0, stake: -123.45, rate: 100, amount: -1.24, status: 'running' },
    { day: '2027-03-10', level: 1, friends: 1, stake: 123.45, rate: 100, amount: 1.23, status: 'claim' },
    { day: '2027-03-10', level: 2, friends: 1, stake: 100, rate: 50, amount: 0.5, status: 'claim' },
  ])
  expect((await claim(ana, ['referral:income@W2027-03-08'])).body.value.amount).toBe(1.73)
  expect((await value(getReferralIncome, ana)).content[1].status).toBe('paid')
  // The friend did not claim in time.
  clock = noon + 36 * DAY
  expect((await claim({ token, userName: friend }, ['referral:income@W2027-03-08'])).body.errorCode).toBe('reward.gone')
  clock = noon
})

test('[2.1] a friend who is proven after a week was claimed adds to that week: the difference can be claimed once', async () => {
  const ana = await player()
  const [proven, late] = [await friendOf(ana), await friendOf(ana, { mobile: null })]
  await bet(proven, 10_000)
  await bet(late, 30_000)
  clock = noon + 5 * DAY
  await sandbox.db.updateTable('sessions').set({ expires_at: 9e15 }).execute()
  const week = 'referral:income@W2027-03-08'
  expect((await claim(ana, [week])).body.value).toEqual({ amount: 1, ids: [week] })
  expect((await value(getReferralIncome, ana)).content).toMatchObject([{ amount: 1, status: 'paid' }])
  await sandbox.db
    .updateTable('members')
    .set({ mobile: `5511${900_000_000 + keys++}` })
    .where('username', '=', late)
    .execute()
  expect((await value(getReferralIncome, ana)).content).toMatchObject([{ amount: 4, status: 'claim' }])
  const { code, income, pending } = await referral(ana)
  expect([income.map(({ amount }: { amount: number }) => amount), pending]).toEqual([[3], 3 + 10 + 50])
  // A test account is offered none of it.
  const become = async (type: number) => {
    await sandbox.db.updateTable('members').set({ type }).where('username', '=', ana.userName).execute()
    sandbox.sandbox.services.sessions.forget(Number(code))
  }
  await become(40)
  const forTest = await referral(ana)
  expect([forTest.income, forTest.pending]).toEqual([[], 0])
  expect(forTest.ladder.filter(({ status }: { status: string }) => status === 'claim')).toEqual([])
  expect((await value(getReferralIncome, ana)).content).toMatchObject([{ amount: 4, status: 'paid' }])
  await become(0)
  expect((await claim(ana, [week])).body.errorCode).toBe('reward.gone')
  const answers = await Promise.all([0, 1, 2].map(() => claim(ana, [income[0].id])))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
  expect(await referral(ana)).toMatchObject({ earned: 4, income: [] })
  expect((await value(getReferralIncome, ana)).content).toMatchObject([{ amount: 4, status: 'paid' }])
  expect(await auditLedger(sandbox.db)).toEqual({})
  clock = noon
})

test('[2.1] a referrer registered earlier, at the same brand: no member refers itself, and there are no cycles', async () => {
  const [ana, stranger] = [await player(), await player({ merchant: 'lotus' })]
  const friend = await friendOf(ana)
  const ids = await sandbox.db
    .selectFrom('members')
    .select(['id', 'username'])
    .where('username', 'in', [ana.userName, friend, stranger.userName])
    .execute()
  const idOf = (name: string) => ids.find(({ username }) => username === name)!.id
  const invite = (who: string, by: string) =>
    sandbox.db
      .updateTable('members')
      .set({ recommender_id: idOf(by) })
      .where('id', '=', idOf(who))
      .execute()
  await expect(invite(ana.userName, friend)).rejects.toThrow('members_invited_by_earlier')
  await expect(invite(ana.userName, ana.userName)).rejects.toThrow('members_invited_by_earlier')
  const form = { registerUrl: 'ipanema.example', registerMethod: 'H5' as const, password: 'Canario2026', confirmPassword: 'Canario2026' }
  const foreign = { ...form, username: `amigo${keys++}`, recommenderId: String(idOf(stranger.userName)), ...(await solveCaptcha(sandbox)) }
  expect((await failureOf(register(sandbox.client(), foreign)))?.messageKey).toBe('referrerLink')
})

test('[6] [market br.rules.advantageBeforeBet] a trial account, a brand without the feature and a market that forbids it are refused', async () => {
  const refused = async (merchant: string, more = {}) => {
    const { token, merchantCode } = await player({ merchant, ...more })
    return (await sandbox.call(getReferral, {}, { merchant: merchantCode, token })).body
  }
  expect(await refused('lotus')).toMatchObject({ errorCode: 'access.feature' })
  expect(await refused('bandeira')).toMatchObject({ errorCode: 'access.market', value: { article: expect.stringContaining('14.790') } })
  expect(await refused('ipanema', { type: 4 })).toMatchObject({ errorCode: 'access.trial' })
})

test('[2.1] a week’s income is the sum of its days and levels; none is lost between two weeks', () => {
  const row = fc.record({ day: fc.integer({ min: 20_000, max: 20_030 }), amount: fc.integer({ min: -1e6, max: 1e6 }) })
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const weeks = amountsByWeek(rows)
      expect([...weeks.values()].reduce((sum, amount) => sum + amount, 0)).toBe(rows.reduce((sum, { amount }) => sum + amount, 0))
      for (const { day } of rows) expect([...weeks.keys()].some((monday) => monday <= day && day < monday + 7)).toBe(true)
    }),
  )
})
