import {
  changePassword,
  getMemberInfo,
  login,
  logout,
  registerByMobile,
  sendCode,
  sendPasswordEmail,
  sendRegisterCode,
  setPasswordByPhone,
} from '@platform/sdk/account'
import { minor, type Client } from '@platform/sdk'
import { launchGame } from '@platform/sdk/games'
import * as security from '@platform/sdk/security'
import { withdraw } from '@platform/sdk/withdraw'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { LONGEST } from '../gateway/images.ts'
import { cleanPictures } from '../gateway/pictures/cleanPictures.ts'
import { photoBlob } from '../testing/pictureBlob.ts'
import { newToken } from '../gateway/tokens.ts'
import { openPlay, placeStake } from '../play/calls.ts'
import { failureOf } from '../testing/failureOf.ts'
import { softAuthenticator } from '../testing/softAuthenticator.ts'
import { readMessage } from '../testing/readMessage.ts'
import { softDevice } from '../testing/softDevice.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

let clock = Date.now()
const urls: string[] = []
const logged: string[] = []
const sandbox = await fileSandbox({ clock: () => clock })
beforeAll(async () => {
  for (const flag of ['MOBILEREG3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3'])
    await sandbox.console('flags', { merchant: 'ipanema', flag, on: true })
  const { fetch } = sandbox.sandbox
  sandbox.sandbox.fetch = (request, info) => {
    urls.push(request.url)
    return fetch(request, info)
  }
})
afterEach(() => void vi.restoreAllMocks())

/** Places that contain a secret and must not. A short code counts only as a separate word. */
async function foundIn(secrets: Record<string, string>): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'villages'`.execute(sandbox.db)
  const places: [string, string][] = [
    ['a URL', urls.join('\n')],
    ['the log', logged.join('\n')],
  ]
  for (const { name } of tables) {
    const { rows } = await sql`select t::text as line from ${sql.table(name)} t`.execute(sandbox.db)
    places.push([name, JSON.stringify(rows)])
  }
  return Object.entries(secrets).flatMap(([what, secret]) => {
    const alone = new RegExp(`(?<![\\w-])${secret.replaceAll(/[^\w-]/g, '.')}(?![\\w-])`)
    return places.filter(([, text]) => alone.test(text)).map(([place]) => `${what} in ${place}`)
  })
}

function listenToLogs() {
  const keep = (...said: unknown[]) => void logged.push(said.map(String).join(' '))
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) vi.spyOn(console, level).mockImplementation(keep)
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((said) => Boolean(logged.push(String(said))))
}

const mobileNum = '11944447777'
const code = async () => {
  clock += 60_000
  return (await readMessage(sandbox, `55${mobileNum}`)).secret
}
const signIn = (username: string, password: string, type: 'username' | 'mobile' = 'username') =>
  login(sandbox.client(), { type, username, password })

test('[7] no password, code or token of a member’s complete journey is in a URL, a log line or a plain column', async () => {
  listenToLogs()
  const secrets: Record<string, string> = {}
  const keep = (name: string, secret: string) => (secrets[name] = secret)
  const chosen = (name: string) => keep(name, `Canario${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}1`)

  await sendRegisterCode(sandbox.client(), { mobileNo: mobileNum, countryDialingCode: '55' })
  const first = chosen('first password')
  const form = {
    registerUrl: 'ipanema.example',
    registerMethod: 'H5' as const,
    password: first,
    confirmPassword: first,
    email: 'canaria@correio.example',
  }
  const proof = { mobileNum, countryDialingCode: '55', verificationCode: keep('register code', await code()) }
  const { userName } = await registerByMobile(sandbox.client(), { ...form, ...proof, username: 'canaria' })

  await failureOf(signIn(userName, chosen('wrong password')))
  await sandbox.db.deleteFrom('counters').execute()
  keep('first token', (await signIn(userName, first)).token)

  await sendCode(sandbox.client(), { mobileNum, purpose: 'login' })
  keep('second token', (await signIn(mobileNum, keep('login code', await code()), 'mobile')).token)

  await sendCode(sandbox.client(), { mobileNum, purpose: 'password' })
  const second = chosen('password by phone')
  await failureOf(setPasswordByPhone(sandbox.client(), { mobileNum, verificationCode: keep('wrong code', '918273'), newPassword: second }))
  await setPasswordByPhone(sandbox.client(), { mobileNum, verificationCode: keep('password code', await code()), newPassword: second })

  await sendPasswordEmail(sandbox.client(), { username: userName, email: form.email })
  const temporary = keep('temporary password', (await readMessage(sandbox, form.email)).secret)
  const session = await signIn(userName, temporary)
  keep('third token', session.token)

  const client = sandbox.client({ session: { ...session, type: 0, merchantCode: 'ipanema' } })
  const third = chosen('changed password')
  await changePassword(client, { oldPassword: temporary, newPassword: third, confirmNewPassword: third })
  expect((await getMemberInfo(client)).account).toBe('canaria')
  const { gameUrl } = await launchGame(client, { nodeId: 'slot-1', backUrl: 'http://127.0.0.1:4201/m/home' })
  const ticket = keep('launch ticket', new URL(gameUrl).searchParams.get('ticket') ?? '')
  const pageToken = keep('token of the game page', newToken())
  const page = sandbox.client({ session: { ...session, type: 0, merchantCode: 'ipanema', token: pageToken } })
  await openPlay(page, { ticket, token: pageToken })
  await failureOf(placeStake(page, { amount: 100 }))
  await faultOf(client)
  const device = softDevice()
  for (const [index, refreshToken] of device.tokens.slice(0, 3).entries()) keep(`refresh token ${index}`, refreshToken)
  const remembered = await login(sandbox.client(), { type: 'username', username: userName, password: third, ...device.remember })
  keep('session of the device', (await device.signIn(sandbox.client(), 0)).token)
  await failureOf(device.signIn(sandbox.client(), 0, 2))
  await failureOf(logout(client))
  keep('session before the device', remembered.token)

  expect(Object.values(secrets).every((secret) => secret.length >= 6)).toBe(true)
  expect(Object.keys(secrets)).toHaveLength(19)
  expect(logged.length, 'the fault was logged').toBeGreaterThan(0)
  expect(await foundIn(secrets)).toEqual([])
})

test('[7.6] no payment password, code, answer, or key of a destination is in a URL, a log line or a plain column', async () => {
  listenToLogs()
  const secrets: Record<string, string> = {}
  const keep = (name: string, secret: string) => (secrets[name] = secret)
  const mobile = '5511933332222'
  const member = await sandbox.member({ mobile })
  const client = sandbox.client({ session: { ...member, type: 0, firstTimeLogin: false } })
  const sent = async () => {
    clock += 60_000
    return (await readMessage(sandbox, mobile)).secret
  }
  const first = keep('first payment password', '907162')
  await security.setPaymentPassword(client, { password: member.password, paymentPassword: first })
  await failureOf(security.changePaymentPassword(client, { oldPaymentPassword: keep('wrong one', '530618'), paymentPassword: '718293' }))
  const second = keep('second payment password', '261907')
  await security.changePaymentPassword(client, { oldPaymentPassword: first, paymentPassword: second })
  await security.sendMemberCode(client, { purpose: 'reset' })
  const third = keep('third payment password', '480375')
  const code = keep('reset code', await sent())
  await security.resetPaymentPassword(client, { type: 'sms', verificationCode: code, paymentPassword: third })
  const pixKey = keep('key of a destination', 'canario.destino@correio.example')
  const destination = { type: 'PIX', pixKeyType: 'EMAIL', pixKey, payeeName: 'Canária Silva' } as const
  await security.addBankCard(client, { ...destination, paymentPassword: third }, { idempotencyKey: crypto.randomUUID() })
  await sandbox.db.updateTable('members').set({ held_until: 0 }).where('account', '=', member.userName).execute()
  await sandbox.console('deposits', { merchant: 'ipanema', userName: member.userName, amount: 50_000 })
  const request = { destinationId: (await security.getBankCards(client))[0]!.id, amount: minor(5000), bonusLoss: minor(0) }
  const ask = (paymentPassword: string) => withdraw(client, { ...request, paymentPassword }, { idempotencyKey: crypto.randomUUID() })
  expect(await failureOf(ask(keep('wrong one of a withdrawal', '719350')))).toMatchObject({ code: 'payment.wrong' })
  const { orderNo } = await ask(third)
  await sandbox.console('withdrawals/approve', { orderNo })
  await sandbox.console('bank/payout', { orderNo, how: 'arrive' })
  const answers = [
    { question: 'pet' as const, answer: keep('answer', 'CanarioDeEstimacao') },
    { question: 'dish' as const, answer: keep('other answer', 'CanarioAssado') },
  ]
  await security.setSecurityAnswers(client, { answers, password: member.password })
  keep('proof', (await security.checkSecurityAnswers(client, { answers })).proof)
  expect(Object.keys(secrets)).toHaveLength(10)
  expect(await foundIn(secrets)).toEqual([])
})

test('[7.6] CPF, name and passkeys are only in their own columns, and no column contains a readable picture of a document', async () => {
  listenToLogs()
  const member = await sandbox.member()
  const client = sandbox.client({ session: { ...member, type: 0, firstTimeLogin: false } })
  const secrets: Record<string, string> = { CPF: '39053344705', name: 'Canario Titular', picture: 'CanarioNaFoto' }
  await security.setPayeeName(client, { payeeName: secrets['name']! })
  await security.setPersonalInfo(client, { idNumber: secrets['CPF']!, birthDate: '1990-01-31' })
  const photo = await photoBlob(8, 6, { comment: secrets['picture'] })
  for (const side of security.KycSide.options)
    await security.sendKyc(client, { side, images: [photo] }, { idempotencyKey: crypto.randomUUID() })
  const [stored] = await cleanPictures([new Uint8Array(await photo.arrayBuffer())], LONGEST)
  secrets['picture in hexadecimal'] = `\\x${Buffer.from(stored!).toString('hex')}`

  const authenticator = softAuthenticator('http://localhost:4201')
  const { options } = await security.getPasskeyOptions(client, { purpose: 'add', password: member.password })
  const response = authenticator.register(options)
  secrets['passkey'] = (JSON.parse(response) as { id: string }).id
  secrets['challenge'] = (JSON.parse(options) as { challenge: string }).challenge
  const { id } = await security.addPasskey(client, { response })
  const signInOptions = await security.getPasskeySignInOptions(sandbox.client())
  const signed = authenticator.sign(signInOptions.options)
  secrets['signature'] = (JSON.parse(signed) as { response: { signature: string } }).response.signature
  const { token } = await security.signInByPasskey(sandbox.client(), { response: signed })
  await security.removePasskey(sandbox.client({ session: { ...member, token, type: 0, firstTimeLogin: false } }), { id })
  expect(await foundIn(secrets)).toEqual(['CPF in members', 'name in members'])
  expect(urls.join('\n')).toContain('/wps/member/passkey?id=')
})

test('[7.6] refusals and faults contain neither CPF, name, password nor code', async () => {
  listenToLogs()
  const member = await sandbox.member({ mobile: '5511933331111' })
  const secrets = { cpf: '52998224725', name: 'Canario Recusado', pin: '907163', code: '671829', password: 'CanarioErrado1' }
  const token = { token: member.token }
  const answers = [
    await sandbox.call(security.setPersonalInfo, { idNumber: `${secrets.cpf}9`, birthDate: '1990-01-31' }, token),
    await sandbox.call(security.setPersonalInfo, { idNumber: secrets.cpf, birthDate: '2990-01-31' }, token),
    await sandbox.call(security.setPayeeName, { payeeName: `${secrets.name} <b>` }, token),
    await sandbox.call(security.setMobile, { mobileNum: '11933331112', verificationCode: secrets.code }, token),
  ]
  const client = sandbox.client({ session: { ...member, type: 0, firstTimeLogin: false } })
  const thrown = [
    await failureOf(security.setPaymentPassword(client, { password: secrets.password, paymentPassword: secrets.pin })),
    await failureOf(security.closeAccount(client, { password: secrets.password })),
  ]
  expect(answers.map(({ status }) => status).filter((status) => status < 400)).toEqual([])
  const said = JSON.stringify([answers, thrown.map((error) => ({ ...error, text: String(error), stack: error?.stack }))])
  expect(Object.values(secrets).filter((secret) => said.includes(secret))).toEqual([])
  expect(await foundIn(secrets)).toEqual([])
})

/** A fault of ours in mid call: what is reported of it says where, not what was sent. */
async function faultOf(client: Client) {
  const password = 'CanarioDaFalha1'
  await sql`alter table members rename column password_hash to gone`.execute(sandbox.db)
  await failureOf(changePassword(client, { oldPassword: password, newPassword: `${password}2`, confirmNewPassword: `${password}2` }))
  await sql`alter table members rename column gone to password_hash`.execute(sandbox.db)
  expect(await foundIn({ password, second: `${password}2` })).toEqual([])
}

test('[7] the control: a canary in a column, a URL or a log line is found', async () => {
  const secret = 'CanarioPlantado1'
  await sandbox.db.updateTable('members').set({ nickname: secret }).where('account', '=', 'canaria').execute()
  await sandbox.send('GET', `/wps/system/status?password=${secret}`)
  logged.push(`somebody sent ${secret}.`)
  expect(await foundIn({ secret, absent: 'CanarioAusente1' })).toEqual(['secret in a URL', 'secret in the log', 'secret in members'])
})
