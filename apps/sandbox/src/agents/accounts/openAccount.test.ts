import { type Client, type InputOf } from '@platform/sdk'
import { changePassword, checkAffiliate, getMemberInfo, login, register, solveProofOfWork } from '@platform/sdk/account'
import {
  createAffiliateUrl,
  getAffiliateUrls,
  getGlobalRebateSettings,
  openAccount,
  removeAffiliateUrl,
  type AgentRate,
} from '@platform/sdk/agents'
import { launchGame } from '@platform/sdk/games'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { failureOf } from '../../testing/failureOf.ts'
import { fileSandbox } from '../../testing/fileSandbox.ts'

const clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
await sandbox.console('flags', { merchant: 'ipanema', flag: 'USERNAMEREG3', on: true })
await sandbox.console('rules', { merchant: 'ipanema', field: 'captcha', enabled: false, required: false })

let names = 0
const newName = () => `conta${++names}x`
const key = () => ({ idempotencyKey: crypto.randomUUID() })

/** An agent without an upline, whose rates are the highest. */
async function agent(more: { upline?: string } = {}) {
  const session = { ...(await sandbox.member({ type: 1, ...more })), firstTimeLogin: false }
  const { id } = await db.selectFrom('members').select('id').where('account', '=', session.userName).executeTakeFirstOrThrow()
  return { client: sandbox.client({ session }), id, userName: session.userName }
}
const open = (client: Client, more: Partial<InputOf<typeof openAccount>> = {}) =>
  openAccount(client, { type: 'player', username: newName(), password: 'Primeira7', rates: [], ...more }, key())
const makeLink = (client: Client, more: Partial<InputOf<typeof createAffiliateUrl>> = {}) =>
  createAffiliateUrl(client, { type: 'player', channel: 'group', contact: '@bruno', days: 7, rates: [], ...more }, key())
const signUp = async (affiliateCode: string, username = newName()) => {
  const form = { registerUrl: 'ipanema.example', registerMethod: 'H5' as const, password: 'Nova12345', confirmPassword: 'Nova12345' }
  const client = sandbox.client()
  return register(client, { ...form, username, affiliateCode }, { ...key(), proof: await solveProofOfWork(client) })
}
const memberOf = async (account: string) => {
  const row = await db.selectFrom('members').selectAll().where('account', '=', account).executeTakeFirstOrThrow()
  const { rows: rates } = await sql<AgentRate>`
    select game_type as "gameType", rate from agent_rates where member_id = ${row.id} order by game_type`.execute(db)
  return { ...row, rates }
}

test('[7.5] an account is opened as a direct member with its rates, and its first password allows only its change', async () => {
  const { client, id } = await agent()
  const { userName } = await open(client, { type: 'agent', rates: [{ gameType: 'RNG', rate: 120 }] })
  const made = await memberOf(userName)
  expect(made).toMatchObject({ upline_id: id, type: 1, password_once: true, rates: [{ gameType: 'RNG', rate: 120 }] })
  const signedIn = await login(sandbox.client(), { type: 'username', username: userName, password: 'Primeira7' })
  const member = sandbox.client({ session: { ...signedIn, type: 1, merchantCode: 'ipanema' } })
  expect(await getMemberInfo(member)).toMatchObject({ account: userName, mustChangePassword: true })
  const launch = () => launchGame(member, { nodeId: 'slot-1', backUrl: 'http://127.0.0.1:4201/m/home' }, key())
  expect(await failureOf(launch())).toMatchObject({ code: 'password.change' })
  await changePassword(member, { oldPassword: 'Primeira7', newPassword: 'Propria88', confirmNewPassword: 'Propria88' })
  expect(await getMemberInfo(member)).toMatchObject({ mustChangePassword: false })
  expect(await failureOf(launch())).toBeUndefined()
})

test('[7.5] names, passwords and rates must follow the rules; a member passes on less than its own rate', async () => {
  const { client } = await agent()
  const { products } = await getGlobalRebateSettings(client)
  expect(products.find(({ gameType }) => gameType === 'RNG')).toEqual({ gameType: 'RNG', rate: 150, most: 145, step: 5, gap: 5 })
  const first = await open(client, { type: 'agent', rates: [{ gameType: 'RNG', rate: 145 }] })
  expect(await failureOf(open(client, { username: first.userName.toUpperCase() }))).toMatchObject({ code: 'register.usernameTaken' })
  expect(await failureOf(open(client, { username: '1x' }))).toMatchObject({ fields: { username: expect.any(String) } })
  expect(await failureOf(open(client, { password: 'curta' }))).toMatchObject({ fields: { password: expect.any(String) } })
  const rates = (...list: [string, number][]) => ({ rates: list.map(([gameType, rate]) => ({ gameType, rate })) })
  expect(await failureOf(open(client, rates(['RNG', 150])))).toMatchObject({ fields: { rates: 'rebate.gap' } })
  expect(await failureOf(open(client, rates(['RNG', 155])))).toMatchObject({ fields: { rates: 'rebate.ceiling' } })
  for (const wrong of [rates(['RNG', 3]), rates(['RNG', -5]), rates(['NADA', 5]), rates(['RNG', 5], ['RNG', 5])])
    expect(await failureOf(open(client, wrong))).toMatchObject({ fields: { rates: 'validation' } })
  const below = await agent()
  const { id } = await memberOf(first.userName)
  await db.updateTable('members').set({ upline_id: id }).where('id', '=', below.id).execute()
  expect((await getGlobalRebateSettings(below.client)).products.every(({ rate, most }) => rate === 0 && most === 0)).toBe(true)
})

test('[7.5] the same key opens one account', async () => {
  const { client } = await agent()
  const form = { type: 'player' as const, username: newName(), password: 'Primeira7', rates: [] }
  const once = { idempotencyKey: 'one-account-one-key' }
  expect(await openAccount(client, form, once)).toEqual(await openAccount(client, form, once))
})

test('[7.1, 7.5] registering by a link makes a direct member of its agent with the rates of the link, until it has expired, is full or deleted', async () => {
  const { client, id } = await agent()
  const rates = [{ gameType: 'LIVE', rate: 40 }, { gameType: 'RNG', rate: 100 }] // prettier-ignore
  const link = await makeLink(client, { type: 'agent', rates, quota: 2 })
  expect(link).toMatchObject({ status: 'open', registrations: 0, quota: 2, expiresAt: clock + 7 * 86_400_000 })
  await checkAffiliate(sandbox.client(), { code: link.code.toLowerCase(), domain: 'ipanema.example' })
  const { userName } = await signUp(link.code)
  expect(await memberOf(userName)).toMatchObject({ upline_id: id, type: 1, password_once: false, rates })
  await signUp(link.code)
  const full = await failureOf(signUp(link.code))
  expect(full).toMatchObject({ code: 'register.referrer', messageKey: 'referrerLink' })
  expect((await getAffiliateUrls(client)).content).toMatchObject([{ code: link.code, status: 'full', registrations: 2 }])

  const short = await makeLink(client, { days: 1 })
  await db.updateTable('affiliate_links').set({ expires_at: clock }).where('code', '=', short.code).execute()
  expect(await failureOf(signUp(short.code))).toMatchObject({ code: 'register.referrer' })
  expect(await failureOf(checkAffiliate(sandbox.client(), { code: short.code, domain: '' }))).toMatchObject({ code: 'register.referrer' })

  const lasting = await makeLink(client, { days: 0 })
  expect(lasting.expiresAt).toBeUndefined()
  await removeAffiliateUrl(client, { code: lasting.code })
  expect(await failureOf(signUp(lasting.code))).toMatchObject({ code: 'register.referrer' })
  expect(await failureOf(removeAffiliateUrl(client, { code: lasting.code }))).toMatchObject({ code: 'notFound' })
  const { code } = await makeLink(client)
  await db.updateTable('members').set({ disabled: true }).where('id', '=', id).execute()
  expect(await failureOf(signUp(code))).toMatchObject({ code: 'agent.incorrect' })
})

test('[7.5] an agent has ten links at most, also with parallel requests; of ten parallel registrations a quota of three accepts three', async () => {
  const { client } = await agent()
  const made = await Promise.allSettled(Array.from({ length: 14 }, () => makeLink(client, { quota: 3 })))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(await failureOf(makeLink(client))).toMatchObject({ code: 'affiliate.most' })
  for (const wrong of [{ days: 2 }, { quota: 0 }, { quota: 10_001 }, { contact: 'x'.repeat(41) }])
    expect(await failureOf(makeLink(client, wrong))).toMatchObject({ code: 'validation' })
  const { code } = (await getAffiliateUrls(client)).content[0]!
  const ends = await Promise.all(Array.from({ length: 10 }, () => failureOf(signUp(code))))
  expect(ends.filter((failure) => failure === undefined)).toHaveLength(3)
  expect(new Set(ends.map((failure) => failure?.code))).toEqual(new Set([undefined, 'register.referrer']))
})
