import { generateKeyPairSync } from 'node:crypto'
import { CaptchaRequiredError, RateLimitedError } from '@platform/sdk'
import {
  changePassword,
  getConsolidatedSettings,
  getMemberInfo,
  getRefreshChallenge,
  login,
  logout,
  sendPasswordEmail,
  signInByRefreshToken,
} from '@platform/sdk/account'
import { excludeAccount, getProtection, pauseAccount } from '@platform/sdk/protection'
import { closeAccount, endAllSessions, getRememberedDevices, getSignIns, removeRememberedDevice } from '@platform/sdk/security'
import { getDepositChannels } from '@platform/sdk/deposit'
import { getInbox } from '@platform/sdk/messages'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contextFor } from '../gateway/contextFor.ts'
import { hashToken } from '../gateway/tokens.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { readMessage } from '../testing/readMessage.ts'
import { softDevice } from '../testing/softDevice.ts'
import { solveCaptcha } from '../testing/solveCaptcha.ts'
import { rememberDevice } from './rememberDevice.ts'

const DAY = 86_400_000
let clock = Date.now()
const sandbox = await fileSandbox({ clock: () => clock })

type Remembered = Awaited<ReturnType<typeof remembered>>

/** A member who has signed in with remember-me. */
async function remembered(options: Parameters<typeof sandbox.member>[0] = {}) {
  const member = await sandbox.member(options)
  const device = softDevice()
  const result = await login(sandbox.client(), {
    type: 'username',
    username: member.userName,
    password: member.password,
    ...device.remember,
  })
  const clientOf = ({ token }: { token: string }) =>
    sandbox.client({ session: { ...member, token, type: result.customerType, firstTimeLogin: false } })
  return { ...member, ...options, device, client: clientOf(result), clientOf, deviceToken: result.deviceToken }
}

const codeOf = async (attempt: Promise<unknown>) => (await failureOf(attempt))?.code ?? 'ok'
const guest = () => sandbox.client()

test('[3] the settings announce the refresh call', async () => {
  expect((await getConsolidatedSettings(guest())).refreshSignIn).toBe(true)
})

test('[3] a remembered device signs in with its token, each time with the next, and the sign-in is in the history', async () => {
  const { device, userName, clientOf } = await remembered()
  for (const turn of [0, 1, 2]) {
    clock += 29 * DAY
    const result = await device.signIn(guest(), turn)
    expect(result).toMatchObject({ userName, customerType: 0, deviceToken: expect.any(String) })
    expect((await getMemberInfo(clientOf(result))).account).toBe(userName)
    expect((await getSignIns(clientOf(result)))[0]).toMatchObject({ method: 'remembered', current: true })
  }
  clock += 30 * DAY
  expect(await codeOf(device.signIn(guest(), 3)), 'after 30 days without use').toBe('login.remembered')
})

test('[3] after a lost answer the same two tokens sign in again', async () => {
  const { device } = await remembered()
  await device.signIn(guest(), 0)
  clock += 20 * DAY
  await device.signIn(guest(), 0)
  await device.signIn(guest(), 1)
  expect(await codeOf(device.signIn(guest(), 2))).toBe('ok')
})

test('[3] an old token that comes back is a copy: the device ends, and the member reads why', async () => {
  for (const [from, to] of [
    [0, 1],
    [0, 5],
    [1, 5],
  ] as const) {
    const { device, clientOf } = await remembered()
    await device.signIn(guest(), 0)
    const { token } = await device.signIn(guest(), 1)
    expect(await codeOf(device.signIn(guest(), from, to)), `${from} → ${to}`).toBe('login.remembered')
    expect(await codeOf(device.signIn(guest(), 2)), 'the newest').toBe('login.remembered')
    const { content } = await getInbox(clientOf({ token }), {})
    expect(content.map(({ title }) => title)).toContain('Um acesso lembrado foi encerrado')
  }
})

test('[3] a token without the key of its device opens nothing, and takes nothing from the device', async () => {
  const { device } = await remembered()
  const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const stolen: Parameters<typeof device.signIn>[3][] = [
    { key },
    { signature: 'x' },
    { signature: 'A'.repeat(86) },
    { challenge: 'x' },
    { nextToken: 'B'.repeat(43) },
    { refreshToken: device.tokens[4]! },
  ]
  for (const extra of stolen) expect(await codeOf(device.signIn(guest(), 0, 1, extra))).toBe('login.remembered')
  expect(await codeOf(device.signIn(guest(), 0, 1, { nextToken: 'short' }))).toBe('validation')
  expect(await codeOf(device.signIn(sandbox.client({ merchant: 'lotus' }), 0)), 'at another brand').toBe('login.remembered')
  expect(await codeOf(device.signIn(guest(), 0))).toBe('ok')
})

test('[3] a challenge is valid for two minutes, once, at its merchant', async () => {
  const { device } = await remembered()
  const late = await device.form(guest(), 0)
  clock += 2 * 60_000
  expect(await codeOf(signInByRefreshToken(guest(), late))).toBe('login.remembered')
  const form = await device.form(guest(), 0)
  expect(await codeOf(signInByRefreshToken(guest(), form))).toBe('ok')
  expect(await codeOf(signInByRefreshToken(guest(), form)), 'sent again').toBe('login.remembered')
  const foreign = await device.form(guest(), 0, 1, {
    challenge: (await getRefreshChallenge(sandbox.client({ merchant: 'lotus' }))).challenge,
  })
  expect(await codeOf(signInByRefreshToken(guest(), foreign)), 'of another brand').toBe('login.remembered')
})

const merchant = 'ipanema'
const ends: Record<string, (member: Remembered) => Promise<unknown>> = {
  'sign-out': ({ client }) => logout(client),
  'sign-out everywhere': ({ client }) => endAllSessions(client),
  'a change of password': ({ client, password }) =>
    changePassword(client, { oldPassword: password, newPassword: 'Nova12345', confirmNewPassword: 'Nova12345' }),
  'a recovery by e-mail': async ({ userName: username, email }) => {
    await sendPasswordEmail(guest(), { username, email: email! })
    await login(guest(), { type: 'username', username, password: (await readMessage(sandbox, email!)).secret })
  },
  closing: ({ client, password }) => closeAccount(client, { password }),
  'closing with a balance': async ({ userName, client, password }) => {
    await sandbox.console('deposits', { merchant, userName, amount: 500 })
    return closeAccount(client, { password })
  },
  'a pause': ({ client }) => pauseAccount(client, { duration: 'P7D' }),
  'an exclusion': ({ client }) => excludeAccount(client, { duration: 'P6M' }),
  'an operator who excludes the member': ({ userName }) =>
    sandbox.console('protection/enter', { merchant, userName, state: 'excluded', duration: 'P6M', reason: 'by letter', person: 'Ana' }),
  'an operator who disables the account': ({ userName }) => sandbox.console('members/disable', { merchant, userName, disabled: true }),
  'an operator who freezes its withdrawals': ({ userName }) => sandbox.console('withdrawals/freeze', { merchant, userName, frozen: true }),
  'removing it in the list': async ({ client }) => {
    const [{ id } = { id: '' }] = await getRememberedDevices(client)
    await removeRememberedDevice(client, { id })
  },
}

test.each(Object.keys(ends))('[4] %s ends every remembered device of the account', async (name) => {
  const member = await remembered({ email: `${crypto.randomUUID()}@mail.example` })
  expect(await getRememberedDevices(member.client)).toHaveLength(1)
  await ends[name]!(member)
  expect(await codeOf(member.device.signIn(guest(), 0))).toBe('login.remembered')
})

test.each([
  'closing',
  'closing with a balance',
  'a pause',
  'an exclusion',
  'an operator who disables the account',
  'an operator who freezes its withdrawals',
])('[4] %s ends them in its own transaction: where they cannot be ended, the state is not entered', async (name) => {
  const member = await remembered()
  const state = () =>
    sandbox.db
      .selectFrom('members')
      .select(['disabled', 'closed_at', 'withdrawals_frozen', 'protection'])
      .where('account', '=', member.userName)
      .executeTakeFirstOrThrow()
  const before = await state()
  await sql`create function keep_devices() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`.execute(
    sandbox.db,
  )
  await sql`create trigger keep_devices before delete on remembered_devices execute function keep_devices()`.execute(sandbox.db)
  await expect(ends[name]!(member)).rejects.toThrow()
  await sql`drop function keep_devices() cascade`.execute(sandbox.db)
  expect(await state()).toEqual(before)
  expect((await getMemberInfo(member.client)).account).toBe(member.userName)
  expect(await codeOf(member.device.signIn(guest(), 0))).toBe('ok')
})

test.each(['a pause', 'closing with a balance', 'sign-out everywhere'])(
  '[7.6] %s between the proof of the password and its device: the device is not remembered',
  async (name) => {
    const member = await remembered()
    const { id: memberId, password_hash: passwordHash } = await sandbox.db
      .selectFrom('members')
      .select(['id', 'password_hash'])
      .where('account', '=', member.userName)
      .executeTakeFirstOrThrow()
    const late = softDevice()
    const { services } = sandbox.sandbox
    const session = hashToken(member.client.session.get()!.token)
    await ends[name]!(member)
    await rememberDevice(contextFor(services, services.merchants.find(merchant)!, memberId), {
      memberId,
      passwordHash,
      session,
      newDevice: late.remember,
    })
    expect(await codeOf(late.signIn(guest(), 0))).toBe('login.remembered')
  },
)

test('[7.6] a device that is remembered in a pause signs in to what a pause leaves open, and to everything after it', async () => {
  const { client, userName, password, clientOf } = await remembered()
  await pauseAccount(client, { duration: 'P7D' })
  const device = softDevice()
  const restricted = await login(guest(), { type: 'username', username: userName, password, ...device.remember })
  expect((await getProtection(clientOf(restricted))).state).toBe('paused')
  const used = clientOf(await device.signIn(guest(), 0))
  expect((await getMemberInfo(used)).protection).toMatchObject({ state: 'paused' })
  expect(await codeOf(getDepositChannels(used))).toBe('access.protected')
  clock += 7 * DAY
  expect(await codeOf(getDepositChannels(clientOf(await device.signIn(guest(), 1))))).toBe('ok')
})

test('[4] an account that an operator enables again requires the password', async () => {
  const { userName, password, device } = await remembered()
  const disable = (disabled: boolean) => sandbox.console('members/disable', { merchant, userName, disabled })
  const byPassword = () => codeOf(login(guest(), { type: 'username', username: userName, password }))
  await disable(true)
  expect(await byPassword()).toBe('login.disabled')
  await disable(false)
  expect([await codeOf(device.signIn(guest(), 0)), await byPassword()]).toEqual(['login.remembered', 'ok'])
})

test('[4] after its own change of password this device has a new token, and no other device has one', async () => {
  const { client, password, device, userName } = await remembered()
  const other = softDevice()
  const elsewhere = { type: 'username', username: userName, password, ...other.remember } as const
  const { token } = await login(guest(), elsewhere)
  expect(await codeOf(getMemberInfo(client)), 'signed in at one place only').toBe('session.replaced')
  const back = sandbox.client({ session: { ...client.session.get()!, token } })
  const renewed = softDevice()
  await changePassword(back, { oldPassword: password, newPassword: 'Nova12345', confirmNewPassword: 'Nova12345', ...renewed.remember })
  expect(await getRememberedDevices(back)).toMatchObject([{ current: true }])
  for (const old of [device, other]) expect(await codeOf(old.signIn(guest(), 0))).toBe('login.remembered')
  expect(await codeOf(renewed.signIn(guest(), 0))).toBe('ok')
})

test('[2.9] a token is a sign-in: captcha, lock and refusals are those of the password', async () => {
  const { device, userName, password, deviceToken } = await remembered()
  const fail = async (extra: object = {}) =>
    failureOf(login(guest(), { type: 'username', username: userName, password: 'Errada2026', ...extra }))
  await fail({ deviceToken })
  expect(await failureOf(device.signIn(guest(), 0, 1, { deviceToken }))).toBeInstanceOf(CaptchaRequiredError)
  expect(await codeOf(device.signIn(guest(), 0, 1, { deviceToken, ...(await solveCaptcha(sandbox)) }))).toBe('ok')
  for (let count = 0; count < 5; count++) {
    clock++
    await fail({ deviceToken, ...(await solveCaptcha(sandbox)) })
  }
  clock++
  const solved = await solveCaptcha(sandbox)
  expect(await failureOf(device.signIn(guest(), 1, 2, { deviceToken, ...solved }))).toBeInstanceOf(RateLimitedError)
  clock += 15 * 60_000
  await sandbox.db.updateTable('members').set({ disabled: true }).where('account', '=', userName).execute()
  expect(await codeOf(device.signIn(guest(), 1))).toBe('login.disabled')
  await sandbox.db.updateTable('members').set({ disabled: false }).where('account', '=', userName).execute()
  expect(await codeOf(device.signIn(guest(), 1)), 'refusals use no token up').toBe('ok')
  expect(password).not.toBe('')
})

test('[3] signing in again on a remembered device replaces its token; the list has the ten devices that were used last', async () => {
  const { device, client, userName: username, password } = await remembered()
  const again = softDevice()
  const signIn = (deviceFields: typeof device.remember) => login(guest(), { type: 'username', username, password, ...deviceFields })
  let token = (await signIn({ ...device.remember, refreshToken: again.tokens[0]! })).token
  expect(await codeOf(device.signIn(guest(), 0))).toBe('login.remembered')
  for (let count = 0; count < 10; count++) {
    clock += 1000
    token = (await signIn(softDevice().remember)).token
  }
  const list = await getRememberedDevices(sandbox.client({ session: { ...client.session.get()!, token } }))
  expect(list).toHaveLength(10)
  expect(list.map(({ current }) => current)).toEqual([true, ...Array<boolean>(9).fill(false)])
})

test('[3] a device without a P-256 key or a token of 256 bits is refused before the password is compared', async () => {
  const { userName: username, password } = await sandbox.member()
  const { remember } = softDevice()
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64url')
  for (const fields of [
    { deviceKey: rsa },
    { deviceKey: 'x' },
    { deviceKey: undefined },
    { refreshToken: 'short' },
    { refreshToken: undefined },
  ])
    expect(await codeOf(login(guest(), { type: 'username', username, password, ...remember, ...fields }))).toBe('validation')
})

test('[3] the tables hold hashes: neither a token nor its successor can be read from them', async () => {
  const { device } = await remembered()
  await device.signIn(guest(), 0)
  const rows = JSON.stringify([
    await sandbox.db.selectFrom('refresh_tokens').selectAll().execute(),
    await sandbox.db.selectFrom('remembered_devices').selectAll().execute(),
  ])
  expect(rows).toContain(device.remember.deviceKey)
  for (const token of device.tokens) expect(rows).not.toContain(token)
})
