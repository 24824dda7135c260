import { generateKeyPairSync } from 'node:crypto'
import { minor, type Client, type SessionInfo } from '@platform/sdk'
import { changePassword, getMemberInfo, login } from '@platform/sdk/account'
import * as security from '@platform/sdk/security'
import { withdraw } from '@platform/sdk/withdraw'
import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { paymentPassword, securityMember } from '../testing/securityMember.ts'
import { softAuthenticator } from '../testing/softAuthenticator.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
/** The local site of the first brand. */
const site = 'http://localhost:4201'

const clientAt = (session?: SessionInfo, merchant = 'ipanema') => sandbox.client({ merchant, session })

const addOptions = (client: Client, password: string, extra: object = { paymentPassword }) =>
  security.getPasskeyOptions(client, { purpose: 'add', password, ...extra })

async function withPasskey() {
  const member = await securityMember(sandbox)
  const client = clientAt(member.session)
  const authenticator = softAuthenticator(site)
  const { options } = await addOptions(client, member.password)
  const passkey = await security.addPasskey(client, { response: authenticator.register(options) })
  return { ...member, client, authenticator, passkey }
}
function insertPasskeys({ id, merchant }: { id: number; merchant: string }, count: number) {
  const rest = { merchant, member_id: id, public_key: new Uint8Array(1), counter: 0, name: '', created_at: 1, last_used_at: null }
  const rows = Array.from({ length: count }, (_, index) => ({ credential_id: `${id}-${index}`, ...rest }))
  return sandbox.db.insertInto('passkeys').values(rows).execute()
}
const signInOptions = async (client = clientAt()) => (await security.getPasskeySignInOptions(client)).options
const signIn = (response: string, client = clientAt()) => security.signInByPasskey(client, { response })
const confirmOptions = (client: Client, action: security.PasskeyAction = 'addBankCard') =>
  security.getPasskeyOptions(client, { purpose: 'confirm', action })
const codeOf = async (attempt: Promise<unknown>) => (await failureOf(attempt))?.code

test('[7.6] creating a passkey requires the login password; signing in with it does not', async () => {
  const { userName, authenticator, client, session, inbox } = await withPasskey()
  const signedIn = await signIn(authenticator.sign(await signInOptions()))
  expect(signedIn.userName).toBe(userName)
  const own = clientAt({ ...session, token: signedIn.token })
  expect((await getMemberInfo(own)).account).toBe(userName)
  expect(await security.getSignIns(own)).toMatchObject([{ method: 'passkey', current: true }])
  expect(await security.getPasskeys(own)).toMatchObject([{ lastUsedAt: clock }])
  expect(await inbox()).toEqual(['A passkey was created'])
  expect(await codeOf(addOptions(own, 'Errada2026'))).toBe('password.wrong')
  expect(await codeOf(getMemberInfo(client))).toBe('session.replaced')
})

test('[7.6] a signature is valid once, for five minutes, for its purpose, page and brand', async () => {
  const { authenticator, client, userName } = await withPasskey()
  const response = authenticator.sign(await signInOptions())
  expect(await codeOf(signIn(response, clientAt(undefined, 'lotus')))).toBe('passkey.wrong')
  const late = authenticator.sign(await signInOptions())
  clock += 5 * 60_000
  expect(await codeOf(signIn(late))).toBe('passkey.wrong')
  const confirming = authenticator.sign((await confirmOptions(client)).options)
  expect(await codeOf(signIn(confirming))).toBe('passkey.wrong')
  const good = authenticator.sign(await signInOptions())
  expect((await signIn(good)).userName).toBe(userName)
  expect(await codeOf(signIn(good))).toBe('passkey.wrong')
})

test('[7.6] another key, another site, another member, or invalid data cannot sign in', async () => {
  const { authenticator } = await withPasskey()
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  expect(await codeOf(signIn(authenticator.sign(await signInOptions(), { key: privateKey })))).toBe('passkey.wrong')
  expect(await codeOf(signIn(softAuthenticator(site).sign(await signInOptions())))).toBe('passkey.wrong')
  for (const response of ['{}', 'null', '[]', 'no json', '{"id":7}']) expect(await codeOf(signIn(response))).toBe('passkey.wrong')
  const member = await securityMember(sandbox)
  const client = clientAt(member.session)
  const { options } = await addOptions(client, member.password)
  expect(await codeOf(security.addPasskey(client, { response: softAuthenticator('http://evil.example').register(options) }))).toBe(
    'passkey.wrong',
  )
  // The challenge of one member is invalid for another.
  const other = await securityMember(sandbox)
  const foreign = await addOptions(clientAt(other.session), other.password)
  expect(await codeOf(security.addPasskey(client, { response: softAuthenticator(site).register(foreign.options) }))).toBe('passkey.wrong')
})

test('[7.6] a passkey signs in its owner only: the user handle of its authenticator is compared', async () => {
  const [{ authenticator, userName }, other] = [await withPasskey(), await securityMember(sandbox)]
  const { id } = await other.row()
  const sign = async (user?: string | null) => signIn(authenticator.sign(await signInOptions(), { user }))
  for (const user of [Buffer.from(String(id)).toString('base64url'), null, '!', 'AA'])
    expect(await codeOf(sign(user))).toBe('passkey.wrong')
  expect((await sign()).userName).toBe(userName)
})

test('[7.6] after a change of the login password the old one does not sign in, a passkey does: only its removal ends it', async () => {
  const { authenticator, client, password, userName } = await withPasskey()
  await changePassword(client, { oldPassword: password, newPassword: 'Canario2027', confirmNewPassword: 'Canario2027' })
  expect((await signIn(authenticator.sign(await signInOptions()))).userName).toBe(userName)
  expect(await codeOf(login(clientAt(), { type: 'username', username: userName, password }))).toBe('login.password')
})

test('[7.6] it confirms a destination instead of the payment password, only for its member', async () => {
  const { client, authenticator } = await withPasskey()
  const form = { type: 'PIX', pixKeyType: 'EMAIL', pixKey: 'ana@correio.example', payeeName: 'Ana Souza' } as const
  const add = (who: Client, passkeyToken: string) =>
    security.addBankCard(who, { ...form, passkeyToken }, { idempotencyKey: crypto.randomUUID() })
  const other = await withPasskey()
  const foreign = other.authenticator.sign((await confirmOptions(client)).options)
  expect(await codeOf(add(client, foreign))).toBe('passkey.wrong')
  const own = authenticator.sign((await confirmOptions(client)).options)
  expect((await add(client, own)).isDefault).toBe(true)
  expect(await codeOf(add(client, own))).toBe('passkey.wrong')
})

test('[7.6] it confirms a withdrawal instead of the payment password, once', async () => {
  const { client, authenticator, userName, merchantCode: merchant } = await withPasskey()
  await sandbox.console('withdrawals/ready', { merchant, userName })
  await sandbox.console('deposits', { merchant, userName, amount: 50_000 })
  const destinationId = (await security.getBankCards(client))[0]!.id
  const form = { destinationId, amount: minor(5000), bonusLoss: minor(0), again: true }
  const ask = (passkeyToken: string) => withdraw(client, { ...form, passkeyToken }, { idempotencyKey: crypto.randomUUID() })
  expect(await codeOf(ask(authenticator.sign((await confirmOptions(client)).options)))).toBe('passkey.wrong')
  const own = authenticator.sign((await confirmOptions(client, 'withdraw')).options)
  expect((await ask(own)).status).toBe('requested')
  expect(await codeOf(ask(own))).toBe('passkey.wrong')
})

test('[7.6] a signature for one action confirms no other, and options without an action are refused', async () => {
  const { client, authenticator } = await withPasskey()
  const form = { type: 'PIX', pixKeyType: 'EMAIL', pixKey: 'ana@correio.example', payeeName: 'Ana Souza' } as const
  const forWithdrawal = authenticator.sign((await confirmOptions(client, 'withdraw')).options)
  const add = security.addBankCard(client, { ...form, passkeyToken: forWithdrawal }, { idempotencyKey: crypto.randomUUID() })
  expect(await codeOf(add)).toBe('passkey.wrong')
  expect(await security.getBankCards(client)).toEqual([])
  expect(await codeOf(security.getPasskeyOptions(client, { purpose: 'confirm' }))).toBe('validation')
})

test('[7.6] no answer contains the credential id of a passkey', async () => {
  const { client, passkey } = await withPasskey()
  const [row] = await sandbox.db.selectFrom('passkeys').select('credential_id').orderBy('created_at', 'desc').execute()
  expect(JSON.stringify([passkey, await security.getPasskeys(client)])).not.toContain(row!.credential_id)
})

test('[7.6] a removed passkey cannot sign in; a closed account has none', async () => {
  const { client, authenticator, passkey } = await withPasskey()
  const other = await securityMember(sandbox)
  expect(await codeOf(security.removePasskey(clientAt(other.session), { id: passkey.id }))).toBe('notFound')
  await security.removePasskey(client, { id: passkey.id })
  expect(await codeOf(signIn(authenticator.sign(await signInOptions())))).toBe('passkey.wrong')
  const closing = await withPasskey()
  await security.closeAccount(closing.client, { password: closing.password })
  expect(await codeOf(signIn(closing.authenticator.sign(await signInOptions())))).toBe('passkey.wrong')
})

test('[7.6] a member has ten passkeys at most', async () => {
  const { client, password, row } = await withPasskey()
  await insertPasskeys(await row(), 9)
  expect(await codeOf(addOptions(client, password))).toBe('passkey.limit')
})

test('[7.6] a passkey confirms payments: the payment password of a member who has one is required to create it', async () => {
  const { client, password } = await securityMember(sandbox)
  expect(await codeOf(addOptions(client, password, {}))).toBe('validation')
  // The missing one was no try.
  const wrong = await failureOf(addOptions(client, password, { paymentPassword: '918273' }))
  expect(wrong).toMatchObject({ code: 'payment.wrong', value: { attemptsLeft: 4 } })
  expect((await addOptions(client, password)).options).toContain('challenge')
  const bare = await securityMember(sandbox, { bare: true })
  expect((await addOptions(bare.client, bare.password, {})).options).toContain('challenge')
})

test('[7.6] options that were given before the limit was reached make no eleventh passkey', async () => {
  const { client, password, row } = await withPasskey()
  const early = [await addOptions(client, password), await addOptions(client, password)]
  await insertPasskeys(await row(), 8)
  const add = ({ options }: { options: string }) => security.addPasskey(client, { response: softAuthenticator(site).register(options) })
  await add(early[0]!)
  expect(await codeOf(add(early[1]!))).toBe('passkey.limit')
})
