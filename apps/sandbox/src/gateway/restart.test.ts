import { statSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getConsolidatedSettings, getCryptoKey, getMemberInfo, getWhitelabel, login } from '@platform/sdk/account'
import { launchGame } from '@platform/sdk/games'
import { getTransactionStatus } from '@platform/sdk/wallet'
import { afterAll, expect, test } from 'vitest'
import { migratedDump } from '../db/dumps/migratedDump.ts'
import { failureOf } from '../testing/failureOf.ts'
import { merchants, startTestSandbox } from '../testing/startTestSandbox.ts'
import type { SandboxMerchant } from './merchants.ts'

const data = await mkdtemp(join(tmpdir(), 'platform-restart-'))
await chmod(data, 0o755)
let clock = Date.now()
// Only the first start uses it.
const dump = await migratedDump()
const start = (options: { merchants?: SandboxMerchant[] } = {}) => startTestSandbox({ data, dump, clock: () => clock, ...options })
let sandbox = await start()
afterAll(async () => {
  await sandbox.close()
  await rm(data, { recursive: true })
})

const restart = async (options?: Parameters<typeof start>[0]) => {
  await sandbox.close()
  sandbox = await start(options)
}

test('[7] persisted data is not readable for other users of the machine, even if the folder was', async () => {
  await sandbox.member()
  await restart()
  const files = [data, ...(await readdir(data, { recursive: true })).map((name) => join(data, name))]
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => (statSync(file).mode & 0o077) !== 0)).toEqual([])
})

const backUrl = 'http://127.0.0.1:4201/m/home'

test('[7] after a restart a key gets the same answer or refusal, and sessions stay open', async () => {
  const { token } = await sandbox.member()
  const send = (key: string, nodeId: string) => sandbox.call(launchGame, { nodeId, backUrl }, { token, key })
  const [done, refused] = [await send('key-done-of-22-characters', 'slot-1'), await send('key-refused', 'no-such-game')]
  expect([done.status, refused.status]).toEqual([200, 404])
  await restart()
  expect((await sandbox.call(getMemberInfo, {}, { token })).status).toBe(200)
  expect(await send('key-done-of-22-characters', 'slot-1')).toMatchObject({ status: 200, body: done.body })
  expect(await send('key-refused', 'no-such-game')).toMatchObject({ status: 404, body: refused.body })
  expect(await send('key-done-of-22-characters', 'slot-2')).toMatchObject({ status: 422, body: { errorCode: 'idempotency.mismatch' } })
  expect((await sandbox.call(getTransactionStatus, { key: 'key-done-of-22-characters' })).body.value).toEqual({ state: 'applied' })
  expect(await sandbox.db.selectFrom('launch_tickets').selectAll().execute()).toHaveLength(1)
})

test('[7.1] during a rotation two keys are valid: the previous one for a day, also after a restart, then the answer contains the new one', async () => {
  const { userName: username, password } = await sandbox.member()
  const before = await getCryptoKey(sandbox.client())
  await restart()
  expect((await getCryptoKey(sandbox.client())).kid).toBe(before.kid)

  const { kid } = await sandbox.console<{ kid: string }>('keys/rotate', {})
  expect(kid).not.toBe(before.kid)
  await restart()
  expect((await getCryptoKey(sandbox.client())).kid).toBe(kid)

  const pinned = () => sandbox.client({ publicKeys: [before] })
  const signIn = (client = sandbox.client()) => login(client, { type: 'username', username, password })
  const old = await signIn(pinned())
  expect(old.userName).toBe(username)
  expect((await signIn()).userName).toBe(username)

  clock += 86_400_000 + 1000
  expect((await failureOf(signIn(pinned())))?.code).toBe('crypto.key')
  expect((await signIn()).userName).toBe(username)
})

test('[7.1] a key gets a successor before its end, without any request', async () => {
  const last = sandbox.sandbox.services.keys.current()
  clock = last.notAfter - 20 * 86_400_000
  await sandbox.sandbox.services.keys.renew()
  const next = sandbox.sandbox.services.keys.current()
  expect(next.kid).not.toBe(last.kid)
  expect(await sandbox.sandbox.services.keys.find(last.kid)).toMatchObject({ kid: last.kid })
  clock = last.notAfter + 1
  expect(await sandbox.sandbox.services.keys.find(last.kid)).toBeUndefined()
})

test('[7.2] changed name, domain and features of a merchant apply at the next start; switches of the console do not change', async () => {
  const facts = async (merchant: string) => {
    const { flags } = (await sandbox.call(getWhitelabel, {}, { merchant })).body.value
    const { mainDomain, withdrawEnabled } = (await sandbox.call(getConsolidatedSettings, {}, { merchant })).body.value
    const name = sandbox.sandbox.services.merchants.find(merchant)?.name
    return { mail: flags.MAILCEN, rebate: flags.PLYRBT, withdrawEnabled, mainDomain, name }
  }
  await sandbox.console('flags', { merchant: 'lotus', flag: 'MAILCEN', on: false })
  await sandbox.console('withdrawals/switch', { merchant: 'lotus', on: false })
  const edited = merchants.map((merchant) => ({
    ...merchant,
    name: `${merchant.name} 2`,
    domain: `new.${merchant.domain}`,
    features: ['PLYRBT', 'MAILCEN'],
  }))
  await restart({ merchants: edited })
  expect(await facts('ipanema')).toEqual({
    mail: true,
    rebate: true,
    withdrawEnabled: true,
    mainDomain: 'new.ipanema.example',
    name: 'Ipanema 2',
  })
  expect(await facts('lotus')).toEqual({
    mail: false,
    rebate: true,
    withdrawEnabled: false,
    mainDomain: 'new.lotus.example',
    name: 'Lotus 2',
  })
  await sandbox.console('flags', { merchant: 'ipanema', flag: 'PLYRBT', on: false })
  await sandbox.console('reset', {})
  expect([await facts('ipanema'), await facts('lotus')]).toMatchObject([
    { mail: true, rebate: true, withdrawEnabled: true },
    { mail: true, rebate: true, withdrawEnabled: true, mainDomain: 'new.lotus.example' },
  ])
})
