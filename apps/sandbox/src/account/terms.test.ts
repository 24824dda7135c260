import { acceptTerms, getMemberInfo, getRegisterSettings, login, register } from '@platform/sdk/account'
import { expect, test } from 'vitest'
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
