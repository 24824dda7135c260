import { minor } from '@platform/sdk'
import { acceptTerms, freePlay, getMemberInfo, getRegisterSettings, login, register } from '@platform/sdk/account'
import { depositByGateway, getDepositChannels } from '@platform/sdk/deposit'
import { launchGame } from '@platform/sdk/games'
import { closeAccount } from '@platform/sdk/security'
import { getWithdrawSettings } from '@platform/sdk/withdraw'
import { expect, test } from 'vitest'
import { openPlay, placeStake } from '../play/calls.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { solveCaptcha } from '../testing/solveCaptcha.ts'

let clock = Date.now()
const sandbox = await fileSandbox({ clock: () => clock })
for (const flag of ['USERNAMEREG3', 'MOBILEREG3']) await sandbox.console('flags', { merchant: 'ipanema', flag, on: true })
const password = 'Canario2026'
const form = { registerUrl: 'ipanema.example', registerMethod: 'H5' as const, password, confirmPassword: password }
const sha256 = 'ab'.repeat(32)

let names = 0
async function signUp(more: object = {}) {
  clock++
  const username = `termos${++names}x`
  await register(sandbox.client(), { ...form, username, ...(await solveCaptcha(sandbox)), ...more })
  return username
}
const consentsOf = (username: string) =>
  sandbox.db
    .selectFrom('consents as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .select(['c.version', 'c.at', 'c.locale', 'c.address', 'c.text_sha256'])
    .where('m.username', '=', username)
    .orderBy('c.version')
    .execute()
async function signedIn(username: string) {
  const { token } = await login(sandbox.client(), { type: 'username', username, password })
  return sandbox.client({ session: { token, userName: username, type: 0, merchantCode: 'ipanema', firstTimeLogin: false } })
}
const publish = (material: boolean, changes: string, merchant = 'ipanema') =>
  sandbox.console('terms/publish', { merchant, material, changesPt: changes, changesEn: `${changes} (en)` })
const newTerms = async (client: Awaited<ReturnType<typeof signedIn>>) => (await getMemberInfo(client)).newTerms

test('[2.10] a registration stores its consent: version, time, language, address and hash of the text; without one, the terms in force', async () => {
  const { termsVersion } = await getRegisterSettings(sandbox.client())
  expect(termsVersion).toBe(1)
  const username = await signUp({ consent: { version: 1, locale: 'en', sha256 } })
  expect(await consentsOf(username)).toEqual([
    { version: 1, at: clock, locale: 'en', address: expect.stringMatching(/./), text_sha256: sha256 },
  ])
  expect(await consentsOf(await signUp())).toMatchObject([{ version: 1, locale: 'pt-BR', text_sha256: '' }])
})

test('[2.10] terms that do not exist yet are agreed to by no registration and no member', async () => {
  expect(await failureOf(signUp({ consent: { version: 99, locale: 'en', sha256 } }))).toMatchObject({ code: 'validation' })
  expect(await consentsOf(`termos${names}x`)).toEqual([])
  const member = await signedIn(await signUp())
  for (const version of [0, -1, 99])
    expect(await failureOf(acceptTerms(member, { version, locale: 'en', sha256 }))).toMatchObject({ code: 'validation' })
})

test('[2.10] a material change asks the members before it, once, with all that changed since; a small one and one of another brand ask no one', async () => {
  const [earlier, other] = [await signUp(), await signUp()]
  const member = await signedIn(earlier)
  await publish(true, 'De outra marca', 'lotus')
  await publish(false, 'Vírgulas')
  expect(await newTerms(member)).toBeUndefined()
  await publish(true, 'Saques')
  const { version } = await publish(true, 'Idade')
  expect((await getRegisterSettings(sandbox.client())).termsVersion).toBe(version)
  expect(await newTerms(member)).toEqual({ version, changes: ['Saques', 'Idade'] })
  clock += 1000
  await acceptTerms(member, { version, locale: 'pt-BR', sha256 })
  await acceptTerms(member, { version, locale: 'en', sha256: 'cd'.repeat(32) })
  expect(await newTerms(member)).toBeUndefined()
  // The first answer stays: a consent is a proof.
  expect(await consentsOf(earlier)).toMatchObject([{ version: 1 }, { version, at: clock, locale: 'pt-BR', text_sha256: sha256 }])
  // Nor does one member answer for another.
  expect(await newTerms(await signedIn(other))).toMatchObject({ version })
  expect(await newTerms(await signedIn(await signUp()))).toBeUndefined()
})

test('[2.10] before the answer to a material change the gateway refuses play and deposits, also in a game that runs; withdrawing and closing stay open', async () => {
  const session = await sandbox.console('members', { merchant: 'ipanema', balance: 10_000, payeeName: 'Ana Souza', idNumber: 'new' })
  const member = sandbox.client({ session: { ...session, firstTimeLogin: false } })
  const key = () => ({ idempotencyKey: crypto.randomUUID() })
  const launch = () => launchGame(member, { nodeId: 'slot-1', backUrl: 'https://ipanema.example/m/home' }, key())
  const token = crypto.randomUUID()
  await openPlay(member, { ticket: new URL((await launch()).gameUrl).searchParams.get('ticket') ?? '', token })
  const game = sandbox.client({ session: { ...session, token, firstTimeLogin: false } })
  const deposit = () => depositByGateway(member, { channelId: 'pix', amount: minor(5000) }, key())
  const codes = async () => {
    const tries = [launch(), placeStake(game, { amount: 100 }, key()), deposit(), freePlay(member, {})]
    return Promise.all(tries.map(async (attempt) => (await failureOf(attempt))?.code ?? 'done'))
  }
  await publish(false, 'Vírgulas')
  expect((await failureOf(launch()))?.code).toBeUndefined()
  const { version } = await publish(true, 'Prazos')
  expect(await codes()).toEqual(Array(4).fill('terms.changed'))
  await getDepositChannels(member)
  await getWithdrawSettings(member)
  await acceptTerms(member, { version, locale: 'pt-BR', sha256 })
  expect(await codes()).toEqual(['done', 'done', 'done', 'done'])
  await publish(true, 'Mais prazos')
  await closeAccount(member, { password: session.password })
})

test('[2.10] an agreement to another text than the gateway’s own is refused, by a registration and by a member; each language has its own', async () => {
  const member = await signedIn(await signUp())
  const { version } = await publish(true, 'Texto')
  await sandbox.console('terms/text', { merchant: 'ipanema', locale: 'pt-BR', sha256 })
  const other = 'cd'.repeat(32)
  expect(await failureOf(acceptTerms(member, { version, locale: 'pt-BR', sha256: other }))).toMatchObject({ code: 'terms.text' })
  expect(await newTerms(member)).toMatchObject({ version })
  expect(await failureOf(signUp({ consent: { version, locale: 'pt-BR', sha256: other } }))).toMatchObject({ code: 'terms.text' })
  expect(await consentsOf(`termos${names}x`)).toEqual([])
  expect(await consentsOf(await signUp({ consent: { version, locale: 'pt-BR', sha256 } }))).toMatchObject([{ text_sha256: sha256 }])
  // Its English text is not known to the gateway.
  expect(await consentsOf(await signUp({ consent: { version, locale: 'en', sha256: other } }))).toMatchObject([{ text_sha256: other }])
  await acceptTerms(member, { version, locale: 'pt-BR', sha256 })
  expect(await newTerms(member)).toBeUndefined()
})
