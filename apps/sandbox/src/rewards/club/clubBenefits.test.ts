import { getClubBenefits } from '@platform/sdk/promotions'
import { claimRewards, getRewardCount, getRewards } from '@platform/sdk/rewards'
import { getWalletBalance } from '@platform/sdk/wallet'
import { getWithdrawSettings } from '@platform/sdk/withdraw'
import { beforeAll, expect, test } from 'vitest'
import { auditLedger } from '../../server/auditLedger.ts'
import { seedClub } from '../../../../../packages/demo/src/seed/seedClub.ts'
import { addRound } from '../../testing/addRound.ts'
import { fileSandbox } from '../../testing/fileSandbox.ts'
import { merchants, type TestMember } from '../../testing/startTestSandbox.ts'

const DAY = 86_400_000
const sandbox = await fileSandbox()
const now = () => sandbox.sandbox.services.now()
const benefitsOn = (on: boolean) => sandbox.console('flags', { merchant: 'ipanema', flag: 'VIPBENEFIT3', on })
beforeAll(async () => {
  await seedClub(sandbox.db, merchants[0]!)
  await benefitsOn(true)
})

const benefits = async ({ token }: TestMember, language = 'pt-BR') =>
  (await sandbox.call(getClubBenefits, {}, { token, language })).body.value
const wager = ({ userName }: TestMember, stake: number, more: object = {}) =>
  addRound(sandbox.db, userName, stake, { bet_at: now(), settled_at: now(), ...more })
let keys = 0
const claim = ({ token }: TestMember, ids: string[], key = `claim-${keys++}`) =>
  sandbox.send('POST', claimRewards.path, { token, key, body: { ids } })
const balance = async ({ token }: TestMember) => (await sandbox.call(getWalletBalance, {}, { token })).body.value.sumBalance
const idsOf = ({ rewards }: { rewards: { id: string; status: string }[] }) =>
  rewards.filter(({ status }) => status === 'claim').map(({ id }) => id)

test('[7.1] the level follows from the points of the window, a point per real, to the cent', async () => {
  const member = await sandbox.member()
  expect(await benefits(member)).toMatchObject({ level: 0, points: 0, rewards: [] })
  await wager(member, 99_999)
  expect(await benefits(member)).toMatchObject({ level: 0, points: 999 })
  await wager(member, 1)
  expect(await benefits(member)).toMatchObject({ level: 1, points: 1000, pointsLevel: 1 })
  await wager(member, 499_000_00)
  expect(await benefits(member)).toMatchObject({ level: 6, points: 500_000 })
})

test('[7.1] a stake counts by the weight of its category; stakes from before the window and void ones do not count', async () => {
  const member = await sandbox.member()
  await wager(member, 200_000, { game_type: 'LIVE', node_id: 'roleta', vendor: 'AURORA' })
  await wager(member, 500_000, { settled_at: now() - 61 * DAY })
  await wager(member, 500_000, { status: 'cancelled' })
  expect(await benefits(member)).toMatchObject({ level: 1, points: 1000 })
})

test('[2.14] a level that the points no longer reach is retained until the day shown, and the level after that is shown too', async () => {
  const member = await sandbox.member()
  await wager(member, 1_000_000, { settled_at: now() - 40 * DAY })
  const { level, points, pointsLevel, keptUntil } = await benefits(member)
  expect([level, points, pointsLevel]).toEqual([2, 0, 0])
  // The points were last enough 11 days ago.
  expect(Math.round((keptUntil - now()) / DAY)).toBeGreaterThanOrEqual(18)
  expect(Math.round((keptUntil - now()) / DAY)).toBeLessThanOrEqual(19)
})

test('[7.1] every level has its name, points, rewards and benefits, in the requested language', async () => {
  const { levels } = await benefits(await sandbox.member(), 'en')
  expect(levels).toHaveLength(7)
  expect(levels[1]).toMatchObject({ level: 1, name: 'Silver', points: 1000, upgradeReward: 5, weeklyReward: 1 })
  expect(levels[1].benefits[0]).toEqual({ title: 'Withdrawals a day', value: '10' })
})

test('[6] stakes of a member count for that member only', async () => {
  const [one, two] = [await sandbox.member(), await sandbox.member()]
  await wager(one, 100_000)
  expect(await benefits(two)).toMatchObject({ points: 0, rewards: [] })
})

test('[3] each reward of the level is paid once, with a turnover of its amount, and the history shows it', async () => {
  const member = await sandbox.member()
  await wager(member, 600_000)
  const ids = idsOf(await benefits(member))
  expect(ids.map((id) => id.split('@')[0])).toEqual(['vip:weekly', 'vip:monthly', 'vip:upgrade:1', 'vip:upgrade:2'])
  expect((await sandbox.call(getRewardCount, {}, { token: member.token })).body.value).toEqual({ count: 4 })
  const paid = await claim(member, ids.slice(0, 2))
  expect(paid.body.value).toEqual({ amount: 13, ids: ids.slice(0, 2) })
  const answers = await Promise.all(Array.from({ length: 20 }, () => claim(member, ids)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 400)])
  expect(answers.find(({ status }) => status === 400)!.body.errorCode).toBe('reward.gone')
  expect(await balance(member)).toBe(13 + 25)
  expect(idsOf(await benefits(member))).toEqual([])
  const history = await sandbox.call(getRewards, { tab: 'history', source: 'vip' }, { token: member.token, language: 'en' })
  expect(history.body.value.content.map(({ title }: { title: string }) => title)).toContain('Gold: weekly reward')
  expect(history.body.value).toMatchObject({ claimable: 0, totalPages: 1 })
  expect(await auditLedger(sandbox.db)).toEqual({})
})

test('[3] a reward shows its amount, condition, expiry, turnover and expected cost', async () => {
  const member = await sandbox.member()
  await wager(member, 100_000)
  const { content } = (await sandbox.call(getRewards, { tab: 'available' }, { token: member.token })).body.value
  expect(content[0]).toMatchObject({
    source: 'vip',
    title: 'Prêmio semanal Prata',
    condition: 'Para quem tem o nível Prata.',
    amount: 1,
    multiple: 1,
    required: 1,
    status: 'claim',
  })
  expect(content[0].expireTime).toBeGreaterThan(now())
  expect(content[0].expectedCost).toBeGreaterThan(0)
})

test('[3] with the club’s benefits off no reward is given, and the level is still shown (2.14)', async () => {
  const member = await sandbox.member()
  await wager(member, 600_000)
  const ids = idsOf(await benefits(member))
  await benefitsOn(false)
  await expect.poll(async () => (await benefits(member)).rewards.length).toBe(0)
  expect((await benefits(member)).level).toBe(2)
  expect(await claim(member, ids)).toMatchObject({ status: 400, body: { errorCode: 'reward.gone' } })
  await benefitsOn(true)
})

test('[7.6] a level has its own number of withdrawals a day, unless the merchant allows more; without the club the merchant’s number applies', async () => {
  const member = await sandbox.member({ balance: 50_000 })
  const left = async () => (await sandbox.call(getWithdrawSettings, {}, { token: member.token })).body.value.countLeft
  expect(await left()).toBe(10)
  await wager(member, 2_000_000)
  expect(await left()).toBe(15)
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', day_count: 40 })
  expect(await left()).toBe(40)
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', day_count: 10 })
  await benefitsOn(false)
  expect(await left()).toBe(10)
  await benefitsOn(true)
})
