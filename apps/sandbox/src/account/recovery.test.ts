import { cleanEmail } from '@platform/sdk'
import {
  changePassword,
  getMemberInfo,
  getVerification,
  login,
  sendCode,
  sendPasswordEmail,
  setPasswordByPhone,
} from '@platform/sdk/account'
import { expect, test, vi } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { readMessage } from '../testing/readMessage.ts'
import { solveCaptcha } from '../testing/solveCaptcha.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

let clock = Date.now()
const sandbox = await fileSandbox({ clock: () => clock })
for (const flag of ['MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3']) await sandbox.console('flags', { merchant: 'ipanema', flag, on: true })

let people = 0
const signIn = (username: string, password: string, type: 'username' | 'mobile' = 'username', merchant = 'ipanema') =>
  login(sandbox.client({ merchant }), { type, username, password })

/** A member with a proven number and an address. */
async function person() {
  const mobileNum = `119777${10_000 + ++people}`
  const email = `pessoa${people}@correio.example`
  const member = await sandbox.member({ mobile: `55${mobileNum}`, email })
  const { token, merchantCode, userName, type } = member
  const session = { token, merchantCode, userName, type, firstTimeLogin: false }
  return { ...member, mobileNum, email, client: sandbox.client({ session }) }
}

const codeFor = async (mobileNum: string, purpose: 'login' | 'password') => {
  await sendCode(sandbox.client(), { mobileNum, purpose })
  return (await readMessage(sandbox, `55${mobileNum}`)).secret
}

test('[2.9] signs in with the code of the own number, once', async () => {
  const { userName, mobileNum } = await person()
  const code = await codeFor(mobileNum, 'login')
  expect(await signIn(mobileNum, code, 'mobile')).toMatchObject({ userName })
  expect((await failureOf(signIn(mobileNum, code, 'mobile')))?.code).toBe('verification.code')
})

test('[2.9] a code is valid for its purpose and brand only, for five tries and five minutes', async () => {
  const { mobileNum } = await person()
  const code = await codeFor(mobileNum, 'password')
  expect((await failureOf(signIn(mobileNum, code, 'mobile')))?.code).toBe('verification.code')
  const set = (verificationCode: string) =>
    failureOf(setPasswordByPhone(sandbox.client(), { newPassword: 'Nova12345', mobileNum, verificationCode }))
  for (let tries = 0; tries < 5; tries++) expect((await set(code === '111111' ? '222222' : '111111'))?.code).toBe('verification.code')
  expect((await set(code))?.code).toBe('verification.code')
  clock += 60_000
  const late = await codeFor(mobileNum, 'password')
  clock += 5 * 60_000
  expect((await set(late))?.code).toBe('verification.code')
})

test('[7.1] an unknown number gets the same answer, the same limits and no message', async () => {
  const { mobileNum } = await person()
  const ask = (number: string) => sendCode(sandbox.client(), { mobileNum: number, purpose: 'login' })
  expect(await ask('11966660000')).toEqual(await ask(mobileNum))
  expect((await failureOf(ask('11966660000')))?.kind).toBe((await failureOf(ask(mobileNum)))?.kind)
  expect((await readMessage(sandbox, '5511966660000')).count).toBe(0)
  expect((await failureOf(signIn('11966660000', '123456', 'mobile')))?.code).toBe('verification.code')
})

test('[7.1] one number gets a code once a minute, five times an hour, ten times a day; refusals contain the time to retry', async () => {
  const { mobileNum } = await person()
  const sends: (string | undefined)[] = []
  for (let hour = 0; hour < 3; hour++) {
    for (let minute = 0; minute < 6; minute++) {
      sends.push((await failureOf(sendCode(sandbox.client(), { mobileNum, purpose: 'login' })))?.code ?? 'sent')
      clock += 60_000
    }
    clock += 3_600_000
  }
  expect(sends.filter((code) => code === 'sent')).toHaveLength(10)
  expect(sends[5]).toBe('rate.limited')
  const refused = await failureOf(sendCode(sandbox.client(), { mobileNum, purpose: 'login' }))
  expect(refused).toMatchObject({ kind: 'rateLimited', after: expect.any(Number) })
  expect(refused!.after).toBeGreaterThan(0)
})

test('[2.11] sets a new password by phone; the current one is refused and does not use the code', async () => {
  const { mobileNum, password, client } = await person()
  const verificationCode = await codeFor(mobileNum, 'password')
  const set = (newPassword: string) => setPasswordByPhone(sandbox.client(), { newPassword, mobileNum, verificationCode })
  expect((await failureOf(set(password)))?.messageKey).toBe('samePassword')
  await set('Nova12345')
  expect((await failureOf(getMemberInfo(client)))?.code).toBe('session.expired')
  expect(await signIn(mobileNum, 'Nova12345')).toMatchObject({ customerType: 0 })
  expect((await failureOf(set('Outra12345')))?.code).toBe('verification.code')
})

test('[2.11] a temporary password is sent only if user and address belong together; the answer is the same otherwise', async () => {
  const { userName, email, password } = await person()
  expect(await sendPasswordEmail(sandbox.client(), { username: userName, email: 'outra@correio.example' })).toEqual({})
  expect((await readMessage(sandbox, 'outra@correio.example')).count).toBe(0)
  clock += 60_000
  expect(await sendPasswordEmail(sandbox.client(), { username: ` ${userName} `, email: ` ${email.toUpperCase()} ` })).toEqual({})
  const { secret } = await readMessage(sandbox, cleanEmail(email.toUpperCase()))
  expect(await signIn(userName, password)).toMatchObject({ userName })
  const session = await signIn(userName, secret)
  expect(session).toMatchObject({ userName })
  expect((await failureOf(signIn(userName, password)))?.code).toBe('login.password')
  // It was mailed: another one comes first.
  const client = sandbox.client({ session: { token: session.token, userName, type: 0, merchantCode: 'ipanema', firstTimeLogin: false } })
  expect(await getMemberInfo(client)).toMatchObject({ mustChangePassword: true })
  const change = { oldPassword: secret, newPassword: 'Nova12345', confirmNewPassword: 'Nova12345' }
  expect(await failureOf(changePassword(client, change))).toBeUndefined()
  expect(await getMemberInfo(client)).toMatchObject({ mustChangePassword: false })
  expect((await failureOf(sendPasswordEmail(sandbox.client(), { username: userName, email: 'sem-arroba' })))?.messageKey).toBe(
    'in_email_incorrect',
  )
})

test('[2.12] changes the password and ends all other sessions', async () => {
  const { client, password, userName } = await person()
  const change = (more: object = {}) =>
    failureOf(changePassword(client, { oldPassword: password, newPassword: 'Nova12345', confirmNewPassword: 'Nova12345', ...more }))
  expect((await change({ oldPassword: 'Errada123' }))?.messageKey).toBe('passwordIncorrect')
  expect((await change({ confirmNewPassword: 'Nova12346' }))?.messageKey).toBe('in_confirmation_correct')
  expect((await change({ newPassword: 'curta', confirmNewPassword: 'curta' }))?.messageKey).toBe('passwordFormat')
  expect((await change({ newPassword: password, confirmNewPassword: password }))?.messageKey).toBe('samePassword')
  expect(await change()).toBeUndefined()
  expect(await getMemberInfo(client)).toMatchObject({ account: userName })
  expect((await failureOf(signIn(userName, password)))?.code).toBe('login.password')
})

test('[2.12] five wrong old passwords lock the call', async () => {
  const { client } = await person()
  const wrong = () =>
    failureOf(changePassword(client, { oldPassword: 'Errada123', newPassword: 'Nova12345', confirmNewPassword: 'Nova12345' }))
  const codes = await Promise.all(Array.from({ length: 12 }, wrong))
  expect(codes.filter((error) => error?.code === 'password.wrong')).toHaveLength(5)
  expect(codes.filter((error) => error?.code === 'rate.limited')).toHaveLength(7)
})

test('[2.9] a disabled member gets that refusal by code too, and codes are refused with the feature off', async () => {
  const { mobileNum, userName } = await person()
  const code = await codeFor(mobileNum, 'login')
  await sandbox.db.updateTable('members').set({ disabled: true }).where('account', '=', userName).execute()
  expect((await failureOf(signIn(mobileNum, code, 'mobile')))?.messageKey).toBe('userDisabled')
  expect((await failureOf(signIn(mobileNum, code, 'mobile', 'lotus')))?.messageKey).toBe('noPermission')
  for (const purpose of ['login', 'password'] as const) {
    const refused = await failureOf(sendCode(sandbox.client({ merchant: 'lotus' }), { mobileNum, purpose }))
    expect(refused?.messageKey).toBe('noPermission')
  }
  expect(await getVerification(sandbox.client(), { purpose: 'login' })).toEqual({ enabled: true, digits: 6, validMinutes: 5 })
})

test('[6] a site for players only, or for agents only, refuses others after a correct password', async () => {
  const [player, agent] = [await sandbox.member(), await sandbox.member({ type: 1 })]
  await sandbox.console('audience', { merchant: 'ipanema', audience: 'agents' })
  expect((await failureOf(signIn(player.userName, player.password)))?.messageKey).toBe('notAgent')
  await sandbox.console('audience', { merchant: 'ipanema', audience: 'members' })
  expect((await failureOf(signIn(agent.userName, agent.password)))?.messageKey).toBe('notMember')
  await sandbox.console('audience', { merchant: 'ipanema', audience: 'all' })
  expect(await signIn(agent.userName, agent.password)).toMatchObject({ customerType: 1 })
})

test('[4] member info has the time and the device of the previous sign-in', async () => {
  const { userName, password } = await person()
  await signIn(userName, password)
  await sandbox.db
    .updateTable('members')
    .set({ last_login_device: 'Android · Chrome', last_login_at: 1234 })
    .where('account', '=', userName)
    .execute()
  const { token } = await signIn(userName, password)
  expect((await sandbox.call(getMemberInfo, {}, { token })).body.value).toMatchObject({
    lastLoginTime: 1234,
    lastLoginDevice: 'Android · Chrome',
  })
})

test('[2.11] after a new password by phone the failures before it no longer count: neither captcha nor lock', async () => {
  const { mobileNum, userName } = await person()
  const client = sandbox.client()
  const enter = (password: string, more: object = {}) =>
    failureOf(login(client, { type: 'username', username: userName, password, ...more }))
  for (let count = 0; count < 5; count++) {
    clock++
    await enter('Errada123', await solveCaptcha(sandbox))
  }
  expect((await enter('Errada123'))?.kind).toBe('rateLimited')
  const verificationCode = await codeFor(mobileNum, 'password')
  await setPasswordByPhone(sandbox.client(), { newPassword: 'Nova12345', mobileNum, verificationCode })
  expect(await enter('Nova12345')).toBeUndefined()
})

test('[7.1] a code for an unknown number executes the same statements as one for a member', async () => {
  const { mobileNum, email, userName } = await person()
  const statementsOf = async (deed: () => Promise<unknown>) => {
    const written = vi.spyOn(sandbox.db.getExecutor(), 'executeQuery')
    const sealed = vi.spyOn(sandbox.sandbox.services.vault, 'seal')
    await deed()
    // Rules, flags and the console's switches are read now and then.
    const texts = written.mock.calls
      .map(([{ sql }]) => sql)
      .filter((text) => !/register_rules|mobile_rules|whitelabel|console_settings/.test(text))
    const counted = { texts, sealed: sealed.mock.calls.length }
    written.mockRestore()
    sealed.mockRestore()
    return counted
  }
  const code = (number: string) => statementsOf(() => sendCode(sandbox.client(), { mobileNum: number, purpose: 'password' }))
  const known = await code(mobileNum)
  expect(known).toMatchObject({ sealed: 1 })
  expect(known.texts.length).toBeGreaterThan(5)
  expect(await code('11955554444')).toEqual(known)
  const mail = (username: string) => statementsOf(() => sendPasswordEmail(sandbox.client(), { username, email }))
  expect(await mail('naoexiste')).toEqual(await mail(userName))
  expect((await readMessage(sandbox, '5511955554444')).count).toBe(0)
  expect((await readMessage(sandbox, email)).count).toBe(1)
})
