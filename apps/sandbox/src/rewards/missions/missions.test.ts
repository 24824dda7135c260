import { applyPromotion, claimPromotion, joinPromotion } from '@platform/sdk/promotions'
import { claimRewards, getLeaderBoard, getMissions, getRewardCount, getRewards } from '@platform/sdk/rewards'
import { getWalletBalance } from '@platform/sdk/wallet'
import { beforeAll, expect, test } from 'vitest'
import { dayStart, dayText } from '../../gateway/days.ts'
import { auditLedger } from '../../server/auditLedger.ts'
import { seedMissionList } from '../../../../../packages/demo/src/seed/catalogue/missions.ts'
import { seedMissions } from '../../../../../packages/demo/src/seed/seedMissions.ts'
import { addRound } from '../../testing/addRound.ts'
import { fileSandbox } from '../../testing/fileSandbox.ts'
import { merchants, type TestMember } from '../../testing/startTestSandbox.ts'
import { weekTurn } from '../turns.ts'

const DAY = 86_400_000
const sandbox = await fileSandbox()
const now = () => sandbox.sandbox.services.now()
/** Sets the gateway's clock to a moment, whatever the machine's time. */
const clock = (at: number) => sandbox.console('clock', { offsetMs: Math.round(at - Date.now()) })
// A Wednesday at noon: the week has begun, and the previous one is final.
const noon = dayStart('2027-03-10')! + DAY / 2
beforeAll(async () => {
  await clock(noon)
  await seedMissions(sandbox.db, merchants[0]!)
})

/** A member whose session stays valid when the clock jumps by days. */
async function player(body: Parameters<typeof sandbox.member>[0] = {}): Promise<TestMember> {
  const member = await sandbox.member(body)
  await sandbox.db.updateTable('sessions').set({ expires_at: 9e15 }).execute()
  return member
}

interface Shown {
  kind: string
  goal: string
  reward: { id: string; title: string; status: string; progress?: number; wagered?: number; expireTime?: number }
}
const missions = async ({ token }: TestMember): Promise<Shown[]> =>
  (await sandbox.call(getMissions, {}, { token, language: 'en' })).body.value.missions
const mission = async (member: TestMember, title: string) => (await missions(member)).find(({ reward }) => reward.title === title)?.reward
const bet = ({ userName }: TestMember, at = now(), more: object = {}) =>
  addRound(sandbox.db, userName, 500, { bet_at: at, settled_at: at, ...more })
let keys = 0
const claim = ({ token }: TestMember, ids: string[]) =>
  sandbox.send('POST', claimRewards.path, { token, key: `mission-${keys++}`, body: { ids } })
const balance = async ({ token }: TestMember) => (await sandbox.call(getWalletBalance, {}, { token })).body.value.sumBalance

test('[2.1] at least a third of the missions need no stake, and no weekly mission requires all seven days', () => {
  const free = seedMissionList.filter(({ goal }) => !['stake', 'bets', 'games', 'days'].includes(goal))
  expect(free.length * 3).toBeGreaterThanOrEqual(seedMissionList.length)
  for (const { kind, goal, target } of seedMissionList)
    if (kind === 'weekly' && ['days', 'visits'].includes(goal)) expect(target).toBeLessThan(7)
})

test('[2.1] progress follows from settled bets of the day and the category; void and open ones do not count', async () => {
  const member = await player()
  for (let round = 0; round < 9; round++) await bet(member)
  await bet(member, now(), { status: 'cancelled' })
  await bet(member, now(), { status: 'open', settled_at: null })
  await bet(member, now() - DAY)
  expect(await mission(member, 'Ten rounds')).toMatchObject({ status: 'process', progress: 9 })
  expect(await mission(member, 'Week of slots')).toMatchObject({ status: 'process', wagered: 50 })
  await bet(member, now(), { game_type: 'LIVE', node_id: 'roleta', vendor: 'AURORA' })
  const done = await mission(member, 'Ten rounds')
  expect(done).toMatchObject({ status: 'claim', progress: 10 })
  expect(await mission(member, 'Week of slots')).toMatchObject({ wagered: 50 })
  expect((await claim(member, [done!.id])).body.value).toMatchObject({ amount: 1 })
  expect((await claim(member, [done!.id])).body.errorCode).toBe('reward.gone')
  expect(await mission(member, 'Ten rounds')).toMatchObject({ status: 'claimed' })
  expect(await balance(member)).toBe(1)
})

test('[2.1] the day ends at midnight in Brasília: its completed missions can be claimed for one more day, and the new day starts at zero', async () => {
  const [member, quick] = [await player(), await player()]
  const midnight = dayStart('2027-03-11')!
  for (let round = 0; round < 10; round++) for (const one of [member, quick]) await bet(one, midnight - 1)
  await clock(midnight + 1000)
  const [today, yesterday] = (await missions(member)).filter(({ reward }) => reward.title === 'Ten rounds').map(({ reward }) => reward)
  expect(today).toMatchObject({ status: 'joined', progress: 0, id: expect.stringContaining(dayText(midnight)) })
  expect(yesterday).toMatchObject({ status: 'claim', expireTime: midnight + DAY, condition: 'Completed on 10/03.' })
  // Once claimed, yesterday's mission is in the history, not among today's.
  expect((await claim(quick, [yesterday!.id])).status).toBe(200)
  expect((await missions(quick)).filter(({ reward }) => reward.title === 'Ten rounds')).toHaveLength(1)
  await clock(midnight + DAY)
  expect((await claim(member, [yesterday!.id])).body.errorCode).toBe('reward.gone')
  await clock(noon)
})

test('[2.1] any five days of the week are enough, whichever the member missed', async () => {
  const [all, some] = [await player(), await player()]
  const monday = weekTurn(noon).from
  const sunday = monday + 6 * DAY + DAY / 2
  for (const day of [0, 1, 3, 5, 6]) await bet(all, monday + day * DAY)
  for (const day of [0, 1, 3, 5]) for (const hour of [1, 2]) await bet(some, monday + day * DAY + hour)
  await clock(sunday)
  expect(await mission(all, 'Pace of the week')).toMatchObject({ status: 'claim', progress: 5 })
  expect(await mission(some, 'Pace of the week')).toMatchObject({ status: 'process', progress: 4 })
  await clock(noon)
})

test('[2.1] missions without a stake follow from the account, and newcomers’ missions end', async () => {
  const member = await player({ email: 'nova@correio.example' })
  expect(await mission(member, 'E-mail verified')).toMatchObject({ status: 'claim' })
  expect(await mission(member, 'Identity verified')).toMatchObject({ status: 'joined', progress: 0 })
  expect(await mission(member, 'First steps')).toMatchObject({ status: 'joined' })
  await clock(noon + 15 * DAY)
  expect(await mission(member, 'First steps')).toBeUndefined()
  await clock(noon)
})

test('[6] test accounts play, but win nothing: a reward or promotion is neither claimed nor joined', async () => {
  const email = 'teste@correio.example'
  const [tester, member] = [await player({ type: 40, email }), await player({ email: 'outra@correio.example' })]
  const { id } = (await mission(member, 'E-mail verified'))!
  // What would be refused is neither listed nor counted; progress is.
  const rewards = async ({ token }: TestMember) => (await sandbox.call(getRewards, { tab: 'available' }, { token })).body.value
  expect(await mission(tester, 'E-mail verified')).toBeUndefined()
  expect(await mission(tester, 'Identity verified')).toMatchObject({ status: 'joined' })
  expect(await rewards(tester)).toMatchObject({ content: [], claimable: 0 })
  expect((await rewards(member)).claimable).toBeGreaterThan(0)
  expect((await sandbox.call(getRewardCount, {}, { token: tester.token })).body.value).toEqual({ count: 0 })
  expect(await claim(tester, [id])).toMatchObject({ status: 403, body: { errorCode: 'access.role' } })
  for (const { path } of [joinPromotion, applyPromotion, claimPromotion])
    expect((await sandbox.send('POST', path, { token: tester.token, key: path, body: { id: '1' } })).body.errorCode).toBe('access.role')
  expect(await balance(tester)).toBe(0)
  expect((await claim(member, [id])).status).toBe(200)
})

const board = async ({ token }: TestMember) => (await sandbox.call(getLeaderBoard, {}, { token })).body.value
const fresh = () => sandbox.sandbox.services.shared.clear()

test('[2.1] the leader board masks names, ranks the earlier of equal points first, and counts only bets that settle in time', async () => {
  const members = await Promise.all(Array.from({ length: 4 }, () => player()))
  const [late, early, first, tester] = members as [TestMember, TestMember, TestMember, TestMember]
  await sandbox.db.updateTable('members').set({ type: 40 }).where('account', '=', tester.userName).execute()
  const { from, to } = weekTurn(noon + 7 * DAY)
  const play = (member: TestMember, stake: number, at: number, settled = at) =>
    addRound(sandbox.db, member.userName, stake, { bet_at: at, settled_at: settled })
  await play(late, 100_000, from + 2000)
  await play(early, 100_000, from + 1000)
  await play(first, 200_000, to - 1, to + 3_599_999)
  await play(first, 900_000, to - 1, to + 3_600_000)
  await play(tester, 999_900, from)
  await clock(to - 1000)
  fresh()
  const shown = await board(late)
  expect(shown.ranks.map(({ score, isMe }: { score: number; isMe: boolean }) => [score, isMe])).toEqual([[2000, false], [1000, false], [1000, true]]) // prettier-ignore
  expect(shown.me).toMatchObject({ rank: 3, prize: 100 })
  expect(shown.ranks[0].name).not.toBe(first.userName)
  expect(shown).toMatchObject({ endTime: to, finalTime: to + 3_600_000, players: 3 })
  // Not final: nothing to claim yet.
  const prize = `ranking:week@${weekTurn(to - 1).period}`
  await clock(to + 1000)
  fresh()
  expect((await claim(first, [prize])).body.errorCode).toBe('reward.gone')
  expect(await board(first)).toMatchObject({ winnersFinal: false })
  await clock(to + 3_600_000)
  fresh()
  expect((await claim(first, [prize])).body.value).toEqual({ amount: 500, ids: [prize] })
  // A bet that is voided after the end changes no prize.
  const { id } = await sandbox.db.selectFrom('members').select('id').where('account', '=', first.userName).executeTakeFirstOrThrow()
  const voided = { status: 'cancelled', voided_at: to + 3_600_000 } as const
  await sandbox.db
    .updateTable('game_records')
    .set(voided)
    .where('member_id', '=', id)
    .where('settled_at', '<', to + 3_600_000)
    .execute()
  fresh()
  expect((await claim(early, [prize])).body.value.amount).toBe(250)
  expect((await claim(tester, [prize])).body.errorCode).toBe('access.role')
  expect((await board(first)).winners).toHaveLength(3)
  expect(await auditLedger(sandbox.db)).toEqual({})
  await clock(noon)
})
