import type { ValidationError } from '@platform/sdk'
import {
  checkAffiliate,
  checkUsername,
  getCountries,
  getMemberInfo,
  login,
  register,
  registerByMobile,
  sendRegisterCode,
} from '@platform/sdk/account'
import { getUnreadCount } from '@platform/sdk/messages'
import { sealEnvelope } from '@platform/sdk/gateway'
import { getWalletBalance } from '@platform/sdk/wallet'
import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { readMessage } from '../testing/readMessage.ts'
import { solveCaptcha } from '../testing/solveCaptcha.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

let clock = Date.now()
const sandbox = await fileSandbox({ clock: () => clock })
for (const flag of ['USERNAMEREG3', 'MOBILEREG3']) await sandbox.console('flags', { merchant: 'ipanema', flag, on: true })

let names = 0
const newName = () => `novo${++names}x`
const newNumber = () => `1198888${1000 + ++names}`
const form = { registerUrl: 'ipanema.example', registerMethod: 'H5' as const, password: 'Canario2026', confirmPassword: 'Canario2026' }

async function captcha() {
  // Each a little later than the last: the console shows the newest.
  clock++
  return solveCaptcha(sandbox)
}
const signUp = async (more: object = {}, client = sandbox.client()) =>
  register(client, { ...form, username: newName(), ...(await captcha()), ...more })
const row = (username: string) =>
  sandbox.db.selectFrom('members').selectAll().where('merchant', '=', 'ipanema').where('username', '=', username).executeTakeFirstOrThrow()

test('[2.10] registers a player without money and with a final password: the first sign-in requires no change', async () => {
  const username = newName()
  expect(await signUp({ username, email: 'nova@pessoa.example' })).toEqual({ userName: username })
  const session = await login(sandbox.client(), { type: 'username', username, password: form.password })
  expect(session).toMatchObject({ customerType: 0, firstTimeLogin: false })
  expect((await sandbox.call(getWalletBalance, {}, { token: session.token })).body.value.sumBalance).toBe(0)
  expect((await sandbox.call(getUnreadCount, {}, { token: session.token })).body.value, 'a welcome waits').toBe(1)
})

test('[6] the body sets no type, balance, rebate or upline, whatever columns it names', async () => {
  const username = newName()
  const { kid, spki } = (await sandbox.send('GET', '/wps/system/crypto-key')).body.value
  const publicKey = await crypto.subtle.importKey('spki', Buffer.from(spki, 'base64'), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, [
    'encrypt',
  ])
  const forged = {
    type: 2,
    balance: 1e6,
    rebate: 9,
    upline_id: 1,
    disabled: true,
    merchant: 'lotus',
    id: 1,
    password_hash: 'x',
    icon: 'x',
  }
  const data = { ...form, username, ...(await captcha()), ...forged }
  const { header, body } = await sealEnvelope({ method: 'PUT', path: register.path, merchant: 'ipanema', data }, { kid, publicKey }, clock)
  const answer = await sandbox.send('PUT', register.path, { body, key: 'forged', headers: { Encryption: header } })
  expect(answer.status).toBe(200)
  expect(await row(username)).toMatchObject({ type: 0, upline_id: null, disabled: false, merchant: 'ipanema', icon: '' })
})

test.for([
  [{ username: '1abc' }, 'username', 'usernameFormat'],
  [{ password: 'semnumero', confirmPassword: 'semnumero' }, 'password', 'passwordFormat'],
  [{ email: 'a@b.c' }, 'email', 'in_email_incorrect'],
  [{ mobileNum: '123', verificationCode: '123456' }, 'mobileNum', 'in_mobileNum_error'],
  [{ countryDialingCode: '+55' }, 'countryDialingCode', 'mobileInvalid'],
  [{ confirmPassword: 'Outra12345' }, 'confirmPassword', 'in_confirmation_correct'],
] as const)('[5] %j is refused at %s with its own text', async ([more, field, messageKey]) => {
  const error = (await failureOf(signUp(more))) as ValidationError
  expect(Object.keys(error.fields)).toEqual([field])
  expect(error.messageKey).toBe(messageKey)
})

test('[8] an empty confirmation and an invalid name have separate texts', async () => {
  await sandbox.console('rules', { merchant: 'ipanema', field: 'payeeName', enabled: true, required: false })
  expect((await failureOf(signUp({ confirmPassword: '' })))?.messageKey).toBe('in_incorrect_password')
  expect((await failureOf(signUp({ payeeName: '4na' })))?.messageKey).toBe('nameDigits')
})

test('[8] a taken name is reported, and does not use the captcha', async () => {
  const username = newName()
  await signUp({ username })
  expect(await checkUsername(sandbox.client(), { username: username.toUpperCase() })).toEqual({ available: false })
  const right = await captcha()
  expect((await failureOf(signUp({ username: username.toUpperCase(), ...right })))?.messageKey).toBe('usernameExists')
  expect(await signUp(right)).toMatchObject({ userName: expect.any(String) })
})

test('[2.10] a captcha is required, and is valid once, for 120 s', async () => {
  expect((await failureOf(signUp({ captcha: undefined })))?.messageKey).toBe('enterCaptcha')
  const used = await captcha()
  await signUp(used)
  expect((await failureOf(signUp(used)))?.code).toBe('captcha.wrong')
  const late = await captcha()
  clock += 121_000
  expect((await failureOf(signUp(late)))?.code).toBe('captcha.wrong')
})

test('[7] one key registers one member, and the answer is repeated', async () => {
  const [client, input] = [sandbox.client(), { ...form, username: newName(), ...(await captcha()) }]
  const once = await register(client, input, { idempotencyKey: 'same' })
  expect(await register(client, input, { idempotencyKey: 'same' })).toEqual(once)
  expect((await failureOf(register(client, { ...input, nickname: 'Outra' }, { idempotencyKey: 'same' })))?.code).toBe(
    'idempotency.mismatch',
  )
})

test('[5] an invitation code must be of an agent of this brand, at an address of this brand', async () => {
  const agent = await sandbox.member({ type: 1 })
  const foreign = await sandbox.member({ type: 1, merchant: 'lotus' })
  const player = await sandbox.member()
  const ask = (code: string, domain = 'www.ipanema.example') => failureOf(checkAffiliate(sandbox.client(), { code, domain }))
  expect(await ask(agent.userName)).toBeUndefined()
  for (const { userName } of [foreign, player]) expect((await ask(userName))?.messageKey).toBe('invitation_code_error')
  expect((await ask(agent.userName, 'ipanema.example.evil'))?.messageKey).toBe('referrerLink')
  const username = newName()
  await signUp({ username, affiliateCode: agent.userName.toLowerCase(), domain: 'ipanema.example' })
  expect((await row(username)).upline_id).toBe((await row(agent.userName)).id)
  await sandbox.db.updateTable('members').set({ disabled: true }).where('username', '=', agent.userName).execute()
  expect((await ask(agent.userName))?.messageKey).toBe('agentIncorrect')
  expect((await failureOf(signUp({ affiliateCode: agent.userName })))?.messageKey).toBe('agentIncorrect')
  expect((await failureOf(signUp({ recommenderId: '1' })))?.messageKey).toBe('referrerLink')
})

test('[2.10] registers by mobile with the code of that number, and the number is the name to sign in with', async () => {
  const [mobileNum, client] = [newNumber(), sandbox.client()]
  expect(await sendRegisterCode(client, { mobileNo: mobileNum, countryDialingCode: '55' })).toEqual({ expiredMinutes: 1 })
  const { secret, text } = await readMessage(sandbox, `55${mobileNum}`)
  expect(text).toMatch(/^Ipanema: seu código é \d{6}\./)
  const wrong = { ...form, mobileNum, countryDialingCode: '55', verificationCode: secret === '000000' ? '000001' : '000000' }
  expect((await failureOf(registerByMobile(client, wrong)))?.messageKey).toBe('verificationCode')
  expect((await failureOf(registerByMobile(client, { ...wrong, mobileNum: newNumber(), verificationCode: secret })))?.code).toBe(
    'verification.code',
  )
  const { userName } = await registerByMobile(client, { ...wrong, verificationCode: secret })
  expect(userName).toBe(`55${mobileNum}`)
  expect(await login(sandbox.client(), { type: 'username', username: mobileNum, password: form.password })).toMatchObject({ userName })
  expect((await failureOf(registerByMobile(client, { ...wrong, verificationCode: secret })))?.code).toBe('verification.code')
  clock += 60_000
  await sendRegisterCode(client, { mobileNo: mobileNum, countryDialingCode: '55' })
  const again = { ...wrong, username: newName(), verificationCode: (await readMessage(sandbox, userName)).secret }
  expect((await failureOf(registerByMobile(client, again)))?.messageKey).toBe('mobileTaken')
})

test('[6] a number without its code is stored, but cannot sign in and does not block its owner', async () => {
  const [username, mobileNum] = [newName(), newNumber()]
  // Where the merchant has codes, a number needs its own.
  const refused = await failureOf(signUp({ username, mobileNum }))
  expect(refused).toMatchObject({ fields: { verificationCode: 'verification.code' } })
  await sandbox.console('rules', { merchant: 'ipanema', field: 'verificationCode', enabled: false, required: false })
  await signUp({ username, mobileNum })
  await sandbox.console('rules', { merchant: 'ipanema', field: 'verificationCode', enabled: true, required: false })
  expect(await row(username)).toMatchObject({ mobile: null, contacts: { mobileNum } })
  expect((await failureOf(login(sandbox.client(), { type: 'username', username: mobileNum, password: form.password })))?.code).toBe(
    'login.password',
  )
})

test('[2.10] a field that the merchant hides is ignored, one that it requires must be present', async () => {
  const username = newName()
  await signUp({ username, idNumber: 'x'.repeat(500), zalo: '<b>' })
  expect(await row(username)).toMatchObject({ id_number: '', contacts: {} })
  const rule = (required: boolean) => sandbox.console('rules', { merchant: 'ipanema', field: 'verificationCode', enabled: true, required })
  await rule(true)
  const error = (await failureOf(signUp())) as ValidationError
  await rule(false)
  expect(error.fields).toEqual({ mobileNum: 'validation.mobileLength', verificationCode: 'verification.code' })
})

test('[5] hostile values in any field are refused or ignored, and never cause a fault', async () => {
  const fields = [
    'username',
    'password',
    'confirmPassword',
    'mobileNum',
    'verificationCode',
    'countryDialingCode',
    'affiliateCode',
    'domain',
  ]
  const others = [
    'recommenderId',
    'nickname',
    'payeeName',
    'email',
    'idNumber',
    'facebook',
    'paymentPassword',
    'captcha',
    'captchaId',
    'registerUrl',
  ]
  const values = [
    '',
    ' ',
    '\u{d800}',
    "' or 1=1 --",
    '__proto__',
    '-1',
    '9'.repeat(15),
    '<img src=x onerror=1>',
    'x'.repeat(5000),
    '{"type":2}',
  ]
  const before = await sandbox.db
    .selectFrom('members')
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  const wrong = { ...form, username: 'ninguem', captcha: '1', captchaId: 'none' }
  const codes = await Promise.all(
    [...fields, ...others].flatMap((field) => values.map((value) => failureOf(register(sandbox.client(), { ...wrong, [field]: value })))),
  )
  expect(new Set(codes.map((error) => error?.status))).toEqual(new Set([400]))
  expect(
    await sandbox.db
      .selectFrom('members')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow(),
  ).toEqual(before)
})

test('[3] a way of registration that is off is refused, and so is a trial merchant', async () => {
  const lotus = sandbox.client({ merchant: 'lotus' })
  expect((await failureOf(signUp({}, lotus)))?.messageKey).toBe('noPermission')
  expect((await failureOf(signUp({}, sandbox.client({ merchant: 'ipanema_trial' }))))?.messageKey).toBe('free_reject')
})

test('[7.1] no column contains a password, payment password or code', async () => {
  const canaries = { password: 'Canario9876x', payment: '731964', mobileNum: newNumber() }
  await sandbox.console('rules', { merchant: 'ipanema', field: 'paymentPassword', enabled: true, required: false })
  await sendRegisterCode(sandbox.client(), { mobileNo: canaries.mobileNum, countryDialingCode: '55' })
  const { secret } = await readMessage(sandbox, `55${canaries.mobileNum}`)
  const { password } = canaries
  await registerByMobile(sandbox.client(), {
    ...form,
    password,
    confirmPassword: password,
    paymentPassword: canaries.payment,
    mobileNum: canaries.mobileNum,
    verificationCode: secret,
  })
  const tables = (await sandbox.db.introspection.getTables()).map(({ name }) => name)
  for (const table of tables) {
    const dump = JSON.stringify(
      await sandbox.db
        .selectFrom(table as 'members')
        .selectAll()
        .execute(),
    )
    for (const canary of [password, canaries.payment, secret])
      expect(dump.includes(`"${canary}"`) || dump.includes(` ${canary}`), `${table}: ${canary}`).toBe(false)
    if (table !== 'members') expect(dump.includes(password)).toBe(false)
  }
  expect((await sandbox.call(getMemberInfo)).status).toBe(401)
})

test('[7.1] the fourth registration code of an address requires a captcha; a brand has an hourly limit in total', async () => {
  const client = sandbox.client()
  const ask = async (more: object = {}, from = client) =>
    failureOf(sendRegisterCode(from, { mobileNo: newNumber(), countryDialingCode: '55', ...more }))
  for (let count = 0; count < 3; count++) expect(await ask()).toBeUndefined()
  const refused = await ask()
  expect([refused?.code, refused?.kind]).toEqual(['captcha.required', 'captchaRequired'])
  expect((await ask({ ...(await captcha()), captcha: '00000' }))?.code).toBe('captcha.wrong')
  expect(await ask(await captcha())).toBeUndefined()
  expect(await ask({}, sandbox.client()), 'another address').toBeUndefined()

  const codes: (string | undefined)[] = []
  for (let count = 0; count < 300; count++) codes.push((await ask({}, sandbox.client()))?.code)
  expect(codes.at(-1)).toBe('rate.limited')
  expect(codes.indexOf('rate.limited')).toBeGreaterThan(280)
  clock += 3_600_000
  expect(await ask({}, sandbox.client())).toBeUndefined()
})

test.each(['011912345678', '+55 (0) 11 91234-5678', '0055 11 91234\u20115678', '\u202d11912345678\u202c'])(
  '[7.1] an SMS to %j goes to the number without trunk code and mask',
  async (mobileNo) => {
    clock += 3_600_000
    await sendRegisterCode(sandbox.client(), { mobileNo, countryDialingCode: '55', ...(await captcha()) })
    const sent = await sandbox.db.selectFrom('outbox').select('recipient').orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(sent.recipient).toBe('5511912345678')
  },
)

test.each([
  ['55', '20912345678'],
  ['55', '23912345678'],
  ['55', '00000000000'],
  ['55', '99999999'],
  ['55', '1112345678'],
  ['55', '11812345678'],
  ['55', '119123456789'],
  ['55', '+351 912 345 678'],
  ['351', '212345678'],
  ['44', '2079460000'],
])('[7.1] no SMS goes to +%s %s, which cannot be a mobile number', async (countryDialingCode, mobileNo) => {
  const count = async () => (await sandbox.db.selectFrom('outbox').select('id').execute()).length
  const before = await count()
  const failure = await failureOf(sendRegisterCode(sandbox.client(), { mobileNo, countryDialingCode, ...(await captcha()) }))
  expect(failure).toMatchObject({ code: 'validation', fields: { mobileNo: expect.stringMatching(/^validation\.mobile/) } })
  expect(await count()).toBe(before)
})

test('[7.1] the rule of a country’s mobile numbers is data of the merchant', async () => {
  await sandbox.db.insertInto('mobile_rules').values({ merchant: 'ipanema', country_code: 'PT', pattern: '^91\\d{7}$' }).execute()
  // Forgets what is cached.
  await sandbox.console('flags', { merchant: 'ipanema', flag: 'MOBILEREG3', on: true })
  const countries = await getCountries(sandbox.client(), {})
  expect(countries.find(({ countryCode }) => countryCode === 'PT')?.mobilePattern).toBe('^91\\d{7}$')
  const send = sendRegisterCode(sandbox.client(), { mobileNo: '961234567', countryDialingCode: '351', ...(await captcha()) })
  expect((await failureOf(send))?.code).toBe('validation')
})
