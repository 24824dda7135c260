import { getFavoriteGames, getFavoriteIds, getRecentGames } from '@platform/sdk/games'
import { getGameRecords } from '@platform/sdk/records'
import { freePlay, getMemberInfo, getTrialUser, login, logout } from '@platform/sdk/account'
import { getAnnouncements } from '@platform/sdk/announcements'
import { getWalletBalance } from '@platform/sdk/wallet'
import { expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'
import type { TestMember } from '../testing/startTestSandbox.ts'

let clock = Date.now()
const sandbox = await fileSandbox({ clock: () => clock })

const range = () => {
  const day = new Date(clock - 3 * 3_600_000).toISOString().slice(0, 10)
  return { startDate: day, endDate: day }
}

async function bet({ userName }: TestMember, round_id: string, more: object = {}) {
  const { id } = await sandbox.db.selectFrom('members').select('id').where('account', '=', userName).executeTakeFirstOrThrow()
  const row = {
    member_id: id,
    merchant: 'ipanema',
    node_id: 'slot-1',
    vendor: 'BOREAL',
    game_type: 'RNG' as const,
    round_id,
    stake: 1000,
    payout: 1500,
  }
  await sandbox.db
    .insertInto('game_records')
    .values({ ...row, play_session_id: null, status: 'settled', bet_at: clock, settled_at: clock, ...more })
    .execute()
}

test('[6] a member gets only the own records, favorites, recents and balance', async () => {
  const [one, two] = [await sandbox.member({ balance: 5000 }), await sandbox.member({ balance: 70 })]
  await bet(one, 'round-one')
  await sandbox.send('POST', '/wps/relay/MCSFE_addFavoriteGameV2', { token: one.token, body: { nodeId: 'slot-2', vendor: 'AURORA' } })
  await sandbox.send('GET', '/wps/relay/MCS2_addRecentGame?nodeId=slot-3&vendor=BOREAL', { token: one.token })
  for (const { member, own } of [
    { member: one, own: 1 },
    { member: two, own: 0 },
  ]) {
    const { token } = member
    expect((await sandbox.call(getGameRecords, range(), { token })).body.value.content).toHaveLength(own)
    expect((await sandbox.call(getFavoriteGames, {}, { token })).body.content).toHaveLength(own)
    expect((await sandbox.call(getFavoriteIds, {}, { token })).body.nodeIds).toHaveLength(own)
    expect((await sandbox.call(getRecentGames, {}, { token })).body.value.content).toHaveLength(own)
  }
  expect((await sandbox.call(getWalletBalance, {}, { token: two.token })).body.value).toEqual({ sumBalance: 0.7, currencySymbol: 'R$' })
})

test('[7.4] records are summed over the range, a cancelled bet in no sum, an open one without profit', async () => {
  const member = await sandbox.member()
  await bet(member, 'won')
  await bet(member, 'lost', { payout: 0 })
  await bet(member, 'void', { status: 'cancelled', payout: 0 })
  await bet(member, 'open', { status: 'open', payout: 0, settled_at: null })
  const { value } = (await sandbox.call(getGameRecords, range(), { token: member.token })).body
  expect(value.content.map(({ status, profit }: { status: string; profit: number }) => [status, profit])).toEqual([
    ['open', 0],
    ['void', 0],
    ['lost', -10],
    ['won', 5],
  ])
  expect(value.footer).toMatchObject({ betAmount: 30, validBetAmount: 20, winAmount: 15, profit: -5 })
})

test.each([
  ['2026-02-30', '2026-03-01', 'startDate'],
  ['2026-03-02', '2026-03-01', 'endDate'],
  ['2020-01-01', '2026-01-01', 'endDate'],
])('[7.4] records from %s to %s are refused by naming %s', async (startDate, endDate, field) => {
  const { token } = await sandbox.member()
  const answer = await sandbox.call(getGameRecords, { startDate, endDate }, { token })
  expect(answer).toMatchObject({ status: 400, body: { value: { fields: { [field]: 'validation' } } } })
})

test('[4] a second login ends the first session, with that reason', async () => {
  const { userName, password, token } = await sandbox.member()
  const client = sandbox.client()
  await login(client, { type: 'username', username: userName, password })
  expect(await sandbox.call(getMemberInfo, {}, { token })).toMatchObject({ status: 401, body: { errorCode: 'session.replaced' } })
})

test('[4] a session ends by sign-out, by time, and when the member is disabled', async () => {
  const [one, two, three] = [await sandbox.member(), await sandbox.member(), await sandbox.member()]
  expect((await sandbox.call(logout, {}, { token: one.token })).status).toBe(200)
  await sandbox.db.updateTable('members').set({ disabled: true }).where('account', '=', two.userName).execute()
  for (const { token } of [one, two]) expect((await sandbox.call(getMemberInfo, {}, { token })).body.errorCode).toBe('session.expired')
  expect((await sandbox.call(getMemberInfo, {}, { token: three.token })).status).toBe(200)
  clock += 13 * 3_600_000
  expect((await sandbox.call(getMemberInfo, {}, { token: three.token })).body.errorCode).toBe('session.expired')
})

test('[6] a call for guests treats an expired token as none', async () => {
  const popups = async (token?: string) =>
    (await sandbox.call(getAnnouncements, { types: 'PU', groupName: 'm_home' }, { token })).body.value.popup.map(
      ({ execution }: { execution: string }) => execution,
    )
  const { token } = await sandbox.member()
  expect(await popups()).toEqual(['B'])
  expect(await popups('dead'.repeat(11))).toEqual(['B'])
  expect(await popups(token)).toEqual(['A', 'F'])
})

test('[7.2] only agents get agent notices, whatever the query; ended ones are not shown', async () => {
  const titles = async (type: number) => {
    const { token } = await sandbox.member({ type })
    const { value } = (await sandbox.call(getAnnouncements, { types: 'PL,A' }, { token, language: 'en' })).body
    return value.player.map(({ title }: { title: string }) => title)
  }
  expect(await titles(0)).toEqual(['Aviso (en)'])
  expect(await titles(40)).toEqual(['Aviso (en)'])
  expect(await titles(41)).toEqual(['Aviso (en)', 'Para agentes (en)'])
})

test('[6] a token in the query may read but never write', async () => {
  const { token } = await sandbox.member()
  expect((await sandbox.send('GET', `/wps/member/info?token=${token}`)).status).toBe(200)
  expect((await sandbox.send('GET', `/wps/relay/MCS2_addRecentGame?nodeId=slot-1&vendor=A&token=${token}`)).status).toBe(401)
  expect((await sandbox.send('DELETE', `/wps/session/logout?token=${token}`)).status).toBe(401)
})

test('[2.9] a trial account belongs to the trial merchant, and its name signs in once', async () => {
  const trial = { merchant: 'ipanema_trial' }
  const name = (await sandbox.call(getTrialUser, {}, trial)).body.value as string
  const { value } = (await sandbox.call(freePlay, { username: name }, trial)).body
  expect(value).toMatchObject({ userName: name, customerType: 4 })
  expect((await sandbox.call(freePlay, { username: name }, trial)).status).toBe(404)
  expect((await sandbox.call(getWalletBalance, {}, { ...trial, token: value.token })).body.value.sumBalance).toBe(2000)
  expect((await sandbox.call(getWalletBalance, {}, { token: value.token })).status).toBe(401)
})

test('[2.9] only the name of a trial account signs in without a password', async () => {
  const { userName } = await sandbox.member()
  expect((await sandbox.call(freePlay, { username: userName })).status).toBe(404)
})
