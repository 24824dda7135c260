import { freePlay, getMemberInfo, getTrialUser, login, memberTypes, register } from '@platform/sdk/account'
import { allCalls } from '@platform/sdk/testing'
import { beforeAll, expect, test } from 'vitest'
import { addMember } from '../account/addMember.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { readMessage } from '../testing/readMessage.ts'
import { solveCaptcha } from '../testing/solveCaptcha.ts'
import { columnNames, fieldsOf } from './columnNames.ts'
import { sendCall } from './sendCall.ts'

const sandbox = await fileSandbox()
beforeAll(async () => {
  for (const merchant of ['ipanema', 'lotus']) {
    for (const flag of ['USERNAMEREG3', 'CHNGPASSVERIF3']) await sandbox.console('flags', { merchant, flag, on: true })
  }
})

const password = { ipanema: 'SenhaDaqui1', lotus: 'SenhaDeLa22' } as const
const mobile = '5511922223333'
const shared = { account: 'GemeaClara', profile: { mobile, email: 'gemea@correio.example' } }
const make = (merchant: 'ipanema' | 'lotus', balance: number) =>
  addMember(sandbox.db, { ...shared, merchant, balance, password: password[merchant], now: Date.now(), cost: 4 })
const enter = (merchant: string, secret: string, username = 'gemeaclara') =>
  login(sandbox.client({ merchant }), { type: 'username', username, password: secret })

test('[6] members of two merchants with the same user name, number and address are separate', async () => {
  const ids = { ipanema: String(await make('ipanema', 100)), lotus: String(await make('lotus', 999)) }
  const tokens: string[] = []
  for (const merchant of ['ipanema', 'lotus'] as const) {
    const other = merchant === 'lotus' ? 'ipanema' : 'lotus'
    expect((await failureOf(enter(merchant, password[other])))?.code).toBe('login.password')
    await sandbox.db.deleteFrom('counters').execute()
    for (const username of ['gemeaclara', '11922223333'])
      expect(await enter(merchant, password[merchant], username)).toMatchObject({ userName: 'GemeaClara' })
    const { token } = await enter(merchant, password[merchant])
    tokens.push(token)
    expect((await sandbox.call(getMemberInfo, {}, { merchant, token })).body.value.id).toBe(ids[merchant])
    expect((await sandbox.call(getMemberInfo, {}, { merchant: other, token })).body.errorCode).toBe('session.expired')
  }
  // Each sign-in replaced sessions of the own merchant only.
  expect((await sandbox.call(getMemberInfo, {}, { token: tokens[0] })).status).toBe(200)
})

test('[2.11] a password set by phone applies to one merchant only', async () => {
  const fields = { mobileNum: '11922223333', purpose: 'password' }
  await sendCall(sandbox, callNamed('sendCode'), fields)
  const { secret } = await readMessage(sandbox, mobile)
  const set = (merchant: string) =>
    sendCall(sandbox, callNamed('setPasswordByPhone'), { ...fields, newPassword: 'SenhaNova99', verificationCode: secret }, { merchant })
  expect((await set('lotus')).body.errorCode).toBe('verification.code')
  expect((await set('ipanema')).status).toBe(200)
  expect(await enter('lotus', password.lotus)).toMatchObject({ userName: 'GemeaClara' })
  expect((await failureOf(enter('lotus', 'SenhaNova99')))?.code).toBe('login.password')
  expect(await enter('ipanema', 'SenhaNova99')).toMatchObject({ userName: 'GemeaClara' })
})

test('[6] every call for players refuses a trial account and writes no row', async () => {
  const { token } = await sandbox.member({ type: memberTypes.trial })
  const before = await rowCounts()
  const players = allCalls.filter(({ access }) => access === 'player')
  expect(players.length).toBeGreaterThan(5)
  for (const call of players) {
    const answer = await sendCall(sandbox, call, {}, { token, merchant: 'ipanema_trial' })
    expect(answer, call.name).toMatchObject({ status: 403, body: { errorCode: 'access.trial' } })
  }
  expect(await rowCounts()).toEqual(before)
})

test('[2.9] a trial account belongs to the trial merchant: no password signs in to it, and no real merchant has it', async () => {
  const name = (await sandbox.call(getTrialUser, {}, {})).body.value as string
  const { token } = (await sandbox.call(freePlay, { username: name }, {})).body.value
  expect((await sandbox.call(getMemberInfo, {}, { token })).body.errorCode).toBe('session.expired')
  expect((await sandbox.call(getMemberInfo, {}, { token, merchant: 'lotus_trial' })).body.errorCode).toBe('session.expired')
  expect((await sandbox.call(getMemberInfo, {}, { token, merchant: 'ipanema_trial' })).body.value.type).toBe(4)
  expect(
    (await failureOf(register(sandbox.client({ merchant: 'ipanema_trial' }), { ...(await form('x')), username: 'daqui1' })))?.code,
  ).toBe('access.trial')
})

test('[6] a body cannot set columns by name: a member registers as a player without money, upline or rank', async () => {
  const call = callNamed('register')
  const known = fieldsOf(call)
  const columns = (await columnNames(sandbox.db)).filter((name) => !known.includes(name))
  const plain = await registered({})
  for (const value of [1, '2', true]) {
    expect(await registered(Object.fromEntries(columns.map((name) => [name, value])))).toEqual(plain)
  }

  async function registered(forged: object) {
    const username = `corpo${Math.random().toString(36).slice(2, 10)}`
    const answer = await sendCall(sandbox, call, { ...forged, ...(await form(username)) })
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    const { id, password_hash, registered_at, line, ...row } = await sandbox.db
      .selectFrom('members')
      .selectAll()
      .where('account', '=', username)
      .executeTakeFirstOrThrow()
    const wallet = await sandbox.db.selectFrom('ledger_accounts').select('balance').where('member_id', '=', id).executeTakeFirstOrThrow()
    expect(password_hash).toMatch(/^scrypt/)
    expect(registered_at).toBeGreaterThan(1e12)
    // Without an upline, the line is only the member's own id.
    expect(Buffer.from(line).readBigInt64BE()).toBe(BigInt(id))
    expect(line).toHaveLength(8)
    return { ...row, ...wallet, username: '', account: '', nickname: '' }
  }
})

const callNamed = (name: string) => allCalls.find((call) => call.name === name)!

async function form(username: string) {
  const solved = await solveCaptcha(sandbox)
  const passwords = { password: 'Canario2026', confirmPassword: 'Canario2026' }
  return { username, ...passwords, registerUrl: 'ipanema.example', registerMethod: 'H5' as const, ...solved }
}

/** Rows of all that a player can write. */
async function rowCounts() {
  const tables = [
    'feedback_tickets',
    'feedback_entries',
    'uploads',
    'promotion_applications',
    'announcements_seen',
    'ledger_transfers',
  ] as const
  const counts = tables.map((table) =>
    sandbox.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
  )
  return (await Promise.all(counts)).map(({ count }) => Number(count))
}
