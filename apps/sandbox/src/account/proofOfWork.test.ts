import { type Client, CaptchaRequiredError } from '@platform/sdk'
import { getConsolidatedSettings, getProofOfWork, login, register, sendPasswordEmail, solveProofOfWork } from '@platform/sdk/account'
import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { readMessage } from '../testing/readMessage.ts'
import { solveCaptcha } from '../testing/solveCaptcha.ts'

let clock = Date.now()
const sandbox = await fileSandbox({ clock: () => clock })

const signIn = (client: Client, username: string, password: string, proof?: string) =>
  login(client, { type: 'username', username, password }, { proof })
const codeOf = async (attempt: Promise<unknown>) => (await failureOf(attempt))?.code

test('[2.9] the settings announce the work', async () => {
  expect(await getConsolidatedSettings(sandbox.client())).toMatchObject({ proofOfWork: true })
})

test('[2.9] with the device’s work two typos require no captcha, and the third wrong password does', async () => {
  const { userName, password } = await sandbox.member()
  const client = sandbox.client()
  const attempt = async (secret: string) => failureOf(signIn(client, userName, secret, await solveProofOfWork(client)))
  for (const typo of ['nonsense1', 'nonsense2']) {
    const failure = await attempt(typo)
    expect(failure).not.toBeInstanceOf(CaptchaRequiredError)
    expect(failure?.code).toBe('login.password')
  }
  expect(await attempt('nonsense3')).toBeInstanceOf(CaptchaRequiredError)
  expect((await attempt(password))?.code, 'work does not replace the captcha any more').toBe('captcha.required')
})

test('[2.9] after one typo the right password signs in with work, and without work requires a captcha', async () => {
  const { userName, password } = await sandbox.member()
  const client = sandbox.client()
  await failureOf(signIn(client, userName, 'nonsense', await solveProofOfWork(client)))
  expect(await codeOf(signIn(client, userName, password))).toBe('captcha.required')
  expect(await signIn(client, userName, password, await solveProofOfWork(client))).toMatchObject({ userName })
})

test('[2.9] a proof is valid once, for ten minutes, at its merchant, with its own counter', async () => {
  const { userName, password } = await sandbox.member()
  const client = sandbox.client()
  await failureOf(signIn(client, userName, 'nonsense'))
  const refused = async (proof: string | undefined) =>
    expect(await codeOf(signIn(client, userName, password, proof))).toBe('captcha.required')

  const [counter, challenge] = (await solveProofOfWork(client))!.split('.')
  await refused(`${Number(counter) + 1}.${challenge}`)
  await refused(`${counter}.${challenge!.slice(0, -4)}AAAA`)
  await refused(`${counter}.`)
  await refused(await solveProofOfWork(sandbox.client({ merchant: 'lotus' })))
  const late = await solveProofOfWork(client)
  clock += 10 * 60_000
  await refused(late)

  const proof = await solveProofOfWork(client)
  expect(await signIn(client, userName, password, proof)).toMatchObject({ userName })
  await failureOf(signIn(client, userName, 'nonsense'))
  await refused(proof)
})

test('[2.9] an address with many failures gets no work', async () => {
  const client = sandbox.client()
  for (let count = 0; count < 11; count++) {
    clock += 10_000
    await failureOf(signIn(client, `unknown-${count}`, 'nonsense'))
  }
  expect((await getProofOfWork(client)).work).toBeUndefined()
  expect(await solveProofOfWork(client)).toBeUndefined()
  expect((await getProofOfWork(sandbox.client())).work).toBeDefined()
})

test('[2.9] a password from the account’s mail needs no captcha', async () => {
  const email = 'sem.imagem@correio.example'
  const { userName } = await sandbox.member({ email })
  const client = sandbox.client()
  await failureOf(signIn(client, userName, 'nonsense'))
  await sendPasswordEmail(client, { username: userName, email })
  const { secret } = await readMessage(sandbox, email)
  expect(await codeOf(signIn(client, userName, `${secret}x`))).toBe('captcha.required')
  expect(await signIn(client, userName, secret)).toMatchObject({ userName })
})

test('[2.10] where the merchant leaves the captcha off, a registration needs the device’s work or a captcha', async () => {
  await sandbox.console('flags', { merchant: 'ipanema', flag: 'USERNAMEREG3', on: true })
  await sandbox.console('rules', { merchant: 'ipanema', field: 'captcha', enabled: false, required: false })
  const client = sandbox.client()
  const form = { registerUrl: 'ipanema.example', registerMethod: 'H5' as const, password: 'Canario2026', confirmPassword: 'Canario2026' }
  const signUp = (username: string, proof?: string, more: object = {}) => register(client, { ...form, username, ...more }, { proof })
  expect(await failureOf(signUp('semprova'))).toBeInstanceOf(CaptchaRequiredError)
  const proof = await solveProofOfWork(client)
  expect(await signUp('comprova', proof)).toEqual({ userName: 'comprova' })
  expect(await failureOf(signUp('outra', proof)), 'used').toBeInstanceOf(CaptchaRequiredError)
  expect(await signUp('comimagem', undefined, await solveCaptcha(sandbox))).toEqual({ userName: 'comimagem' })
  await sandbox.console('rules', { merchant: 'ipanema', field: 'captcha', enabled: true, required: true })
  expect(await failureOf(signUp('ligado', await solveProofOfWork(client)))).toBeInstanceOf(CaptchaRequiredError)
})
