import type { Client } from '@platform/sdk'
import { register, solveProofOfWork } from '@platform/sdk/account'
import {
  createAffiliateUrl,
  getDownlineRebates,
  getGlobalRebateSettings,
  getRebateHistory,
  getRebateQuotas,
  getTeamRebates,
  openAccount,
  updateDownlineRebates,
} from '@platform/sdk/agents'
import { getMemberTransactions } from '@platform/sdk/records'
import { claimRebate, getRebate } from '@platform/sdk/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayText, startOfDay } from '../../gateway/days.ts'
import { auditLedger } from '../../server/auditLedger.ts'
import { addRound } from '../../testing/addRound.ts'
import { failureOf } from '../../testing/failureOf.ts'
import { fileSandbox } from '../../testing/fileSandbox.ts'
import { settleAgentRebates } from './settleAgentRebates.ts'

const DAY = 86_400_000
const start = Date.UTC(2026, 10, 20, 15)
let clock = start
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const flag = (name: string, on: boolean) => sandbox.console('flags', { merchant: 'ipanema', flag: name, on })
beforeAll(async () => {
  await sandbox.sandbox.pause()
  for (const name of ['USERNAMEREG3', 'MANPLAYREB3', 'PLYRBT']) await flag(name, true)
  await sandbox.console('rules', { merchant: 'ipanema', field: 'captcha', enabled: false, required: false })
  await db.updateTable('rebate_settings').set({ since: 0 }).execute()
})
afterAll(async () => expect(await auditLedger(db)).toEqual({}))

const key = () => ({ idempotencyKey: crypto.randomUUID() })
async function member(upline?: { id: number }, { type = 1, rate }: { type?: number; rate?: number } = {}) {
  const session = { ...(await sandbox.member({ type })), firstTimeLogin: false }
  const { id } = await db
    .updateTable('members')
    .set({ upline_id: upline?.id ?? null })
    .where('account', '=', session.userName)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('sessions').set({ expires_at: 9e12 }).where('member_id', '=', id).execute()
  if (rate !== undefined) await db.insertInto('agent_rates').values({ member_id: id, game_type: 'RNG', rate, effective_at: 0 }).execute()
  return { id, memberId: String(id), userName: session.userName, client: sandbox.client({ session }) }
}
const productOf = async (client: Client, memberId: string) =>
  (await getDownlineRebates(client, { memberId })).products.find(({ gameType }) => gameType === 'RNG')!
const change = (client: Client, memberId: string, before: number, rate: number) =>
  updateDownlineRebates(client, { memberId, rates: [{ gameType: 'RNG', before, rate }] }, key())
const ownRate = async (client: Client) => (await getGlobalRebateSettings(client)).products.find(({ gameType }) => gameType === 'RNG')!

test('[7.5] a rate can be raised up to what the agent may pass on, from the next day on, and both see it in their history', async () => {
  const top = await member()
  const agent = await member(top, { rate: 60 })
  const tomorrow = startOfDay(clock) + DAY
  const shown = { gameType: 'RNG', rate: 60, later: 60, mine: 150, least: 60, most: 145, step: 5, gap: 5 }
  expect(await productOf(top.client, agent.memberId)).toEqual(shown)
  expect(await change(top.client, agent.memberId, 60, 100)).toEqual({ effectiveAt: tomorrow })
  expect(await productOf(top.client, agent.memberId)).toEqual({ ...shown, later: 100, laterAt: tomorrow })
  // Not before tomorrow: neither has the agent more, nor may it give more.
  expect(await ownRate(agent.client)).toMatchObject({ rate: 60, most: 55 })
  // What does not hold yet can be taken back.
  await change(top.client, agent.memberId, 100, 80)
  clock = tomorrow
  expect(await ownRate(agent.client)).toMatchObject({ rate: 80, most: 75 })
  clock = start
  const changes = [[100, 80, tomorrow], [60, 100, tomorrow]] // prettier-ignore
  const [given, got] = [(await getRebateHistory(top.client, {})).content, (await getRebateHistory(agent.client, {})).content]
  expect(given.map(({ before, rate, effectiveAt }) => [before, rate, effectiveAt])).toEqual(changes)
  expect(given[0]).toMatchObject({ userName: agent.userName, mine: false, gameType: 'RNG', time: start })
  expect(got.map(({ mine, userName, rate }) => [mine, userName, rate])).toEqual([[true, '', 80], [true, '', 100]]) // prettier-ignore
})

test('[7.5] a rate is refused above the own one, too close to it, below the current one, after a parallel change, or for an indirect member', async () => {
  const top = await member()
  const agent = await member(top, { rate: 60 })
  const below = await member(agent, { rate: 40 })
  const codes = async (...tries: [before: number, rate: number][]) =>
    Promise.all(tries.map(async ([before, rate]) => (await failureOf(change(top.client, agent.memberId, before, rate)))?.code))
  expect(await codes([60, 155], [60, 150], [60, 55], [65, 70], [60, 62], [60, 60])).toEqual([
    'rebate.ceiling',
    'rebate.gap',
    'rebate.floor',
    'rebate.changed',
    'validation',
    'validation',
  ])
  expect(await failureOf(change(top.client, agent.memberId, 60, 155))).toMatchObject({ value: { gameType: 'RNG' } })
  expect(await failureOf(change(top.client, below.memberId, 40, 45))).toMatchObject({ code: 'rebate.direct' })
  expect(await failureOf(change(top.client, top.memberId, 150, 145))).toMatchObject({ code: 'rebate.direct' })
  expect(await failureOf(change(agent.client, top.memberId, 150, 145))).toMatchObject({ code: 'notFound' })
  // Where rates may be lowered: not below those further down.
  await db.updateTable('agent_rebate_rules').set({ lowering: true }).where('merchant', '=', 'ipanema').execute()
  expect(await productOf(top.client, agent.memberId)).toMatchObject({ least: 45 })
  expect(await codes([60, 40])).toEqual(['rebate.floor'])
  await change(top.client, agent.memberId, 60, 45)
  // From now on the agent gives no more than it will have.
  expect(await ownRate(agent.client)).toMatchObject({ rate: 60, most: 40 })
  await db.updateTable('agent_rebate_rules').set({ lowering: false }).execute()
})

test('[7.5] of two parallel changes one succeeds, and a change with one invalid rate changes nothing', async () => {
  const top = await member()
  const agent = await member(top, { rate: 60 })
  const ends = await Promise.all([100, 120].map((rate) => failureOf(change(top.client, agent.memberId, 60, rate))))
  expect(new Set(ends.map((failure) => failure?.code))).toEqual(new Set(['rebate.changed', undefined]))
  const rates = [{ gameType: 'LIVE', before: 0, rate: 10 }, { gameType: 'FISH', before: 0, rate: 160 }] // prettier-ignore
  expect(await failureOf(updateDownlineRebates(top.client, { memberId: agent.memberId, rates }, key()))).toMatchObject({
    code: 'rebate.ceiling',
  })
  const { products } = await getDownlineRebates(top.client, { memberId: agent.memberId })
  expect(products.find(({ gameType }) => gameType === 'LIVE')).toMatchObject({ later: 0 })
})

test('[7.5] high rates have a quota: manual accounts and changes cannot exceed it, a link gives the next lower level then', async () => {
  const top = await member()
  const agents = [await member(top, { rate: 60 }), await member(top, { rate: 60 })]
  const rates = [{ gameType: 'RNG', rate: 145 }]
  const open = () => openAccount(top.client, { type: 'player', username: `cota${crypto.randomUUID().slice(0, 8)}`, password: 'Primeira7', rates }, key()) // prettier-ignore
  await change(top.client, agents[0]!.memberId, 60, 145)
  await open()
  const quotaOf = async () => (await getRebateQuotas(top.client, {})).content.find((quota) => quota.gameType === 'RNG')
  expect(await quotaOf()).toEqual({ gameType: 'RNG', rate: 145, used: 2, most: 3 })
  const ends = await Promise.all([failureOf(open()), failureOf(change(top.client, agents[1]!.memberId, 60, 145))])
  expect(ends.filter((failure) => failure === undefined)).toHaveLength(1)
  expect((await quotaOf())!.used).toBe(3)
  expect(await failureOf(open())).toMatchObject({ fields: { rates: 'rebate.quota' } })
  await db.deleteFrom('agent_rebate_quotas').where('game_type', '=', 'RNG').where('rate', '=', 145).execute()
  await db.updateTable('agent_rebate_quotas').set({ most: 1 }).where('game_type', '=', 'RNG').where('rate', '=', 140).execute()
  await db.updateTable('agent_rebate_quotas').set({ most: 2 }).where('game_type', '=', 'RNG').where('rate', '=', 130).execute()
  const other = await member()
  const link = await createAffiliateUrl(other.client, { type: 'player', channel: 'group', contact: '', days: 7, rates }, key())
  for (const rate of [145, 135, 135, 125]) {
    const form = { registerUrl: 'ipanema.example', registerMethod: 'H5' as const, password: 'Nova12345', confirmPassword: 'Nova12345' }
    const client = sandbox.client()
    const named = { ...form, username: `cota${crypto.randomUUID().slice(0, 8)}`, affiliateCode: link.code }
    const { userName } = await register(client, named, { ...key(), proof: await solveProofOfWork(client) })
    const row = await db.selectFrom('agent_rates as r').innerJoin('members as m', 'm.id', 'r.member_id').select('rate').where('m.account', '=', userName).executeTakeFirstOrThrow() // prettier-ignore
    expect(row.rate).toBe(rate)
  }
})

test('[7.5] income is shown as counted, then as paid: by member and product, with its calculation, by level, with the remainder', async () => {
  const top = await member()
  const agent = await member(top, { rate: 100 })
  const player = await member(agent, { type: 0, rate: 40 })
  await addRound(db, agent.userName, 20_000, { bet_at: clock, settled_at: clock })
  await addRound(db, player.userName, 12_345, { bet_at: clock, settled_at: clock })
  const days = { startDate: dayText(start), endDate: dayText(start + DAY) }
  const income = () => getTeamRebates(top.client, days)
  const rows = [
    { userName: agent.userName, depth: 1, branchName: '', rate: 150, theirRate: 100, bets: 1, validBetAmount: 20_000, parts: 1_000_000 },
    { depth: 2, branchName: agent.userName, rate: 150, theirRate: 100, bets: 1, validBetAmount: 12_345, parts: 617_250 },
  ]
  const byDepth = (list: readonly { depth: number }[]) => list.toSorted((one, other) => one.depth - other.depth)
  const before = await income()
  expect(byDepth(before.content)).toMatchObject(rows.map((row) => ({ ...row, status: 'pending', day: days.startDate, gameType: 'RNG' })))
  expect(before.content.find(({ depth }) => depth === 2)!.userName).toContain('•••')
  expect(before).toMatchObject({ days: [], left: 0, own: false, footer: { count: 2, validBetAmount: 32_345, parts: 1_617_250 } })
  clock = startOfDay(start) + DAY + 700_000
  await settleAgentRebates(db, clock, sandbox.sandbox.services.merchants)
  const after = await income()
  expect(byDepth(after.content)).toMatchObject(rows.map((row) => ({ ...row, status: 'paid' })))
  expect(after).toMatchObject({
    days: [{ day: days.startDate, carried: 0, earned: 1_617_250, amount: 161, left: 7250, status: 'paid' }],
    left: 7250,
    footer: before.footer,
    levels: [
      { depth: 1, members: 1, validBetAmount: 20_000, parts: 1_000_000 },
      { depth: 2, members: 1, validBetAmount: 12_345, parts: 617_250 },
    ],
  })
  const only = await getTeamRebates(top.client, { ...days, level: 'indirect', gameType: 'RNG', status: 'paid', userName: player.userName })
  expect([only.content.length, only.footer.parts, only.levels.length]).toEqual([1, 617_250, 1])
  expect((await getMemberTransactions(top.client, days)).content).toMatchObject([{ txCode: 'agentRebate', amount: 161 }])
  // The agent in between got its own difference, and nothing for its own bets.
  expect((await getTeamRebates(agent.client, days)).footer).toMatchObject({ count: 1, parts: 12_345 * 60 })
  clock = start
})

test('[7.5] a bet never earns its player both rebates, whichever comes first', async () => {
  clock = start + 2 * DAY
  const top = await member()
  const [claims, waits] = [await member(top, { type: 0, rate: 50 }), await member(top, { type: 0, rate: 50 })]
  for (const { userName, id } of [claims, waits]) {
    await db
      .insertInto('club_points')
      .values({ member_id: id, points: 1_000_000, reason: 'test', at: clock - 1 })
      .execute()
    await addRound(db, userName, 1_000_000, { bet_at: clock, settled_at: clock })
  }
  clock += 1000
  await claimRebate(claims.client, {}, key())
  await flag('MANPLAYREB3', false)
  clock = startOfDay(clock) + DAY + 700_000
  await settleAgentRebates(db, clock, sandbox.sandbox.services.merchants)
  const days = { startDate: dayText(start), endDate: dayText(clock) }
  const codes = async ({ client }: { client: Client }) => (await getMemberTransactions(client, days)).content.map(({ txCode }) => txCode)
  expect([await codes(claims), await codes(waits)]).toEqual([['rebate'], ['agentRebate']])
  await flag('MANPLAYREB3', true)
  expect((await getRebate(waits.client)).products).toEqual([])
  clock = start
})
