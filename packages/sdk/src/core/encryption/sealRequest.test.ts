import { afterEach, expect, test, vi } from 'vitest'
import { getCryptoKey } from '../../account/getCryptoKey.ts'
import { login } from '../../account/login.ts'
import { clientOf, failure, readInput, success, testKey, type ReceivedRequest } from '../../../test/stubGateway.ts'

afterEach(() => vi.unstubAllGlobals())

const input = { type: 'username', username: 'anaclara', password: 'Demo1234' } as const
const result = { token: 't', userName: 'anaclara', customerType: 0, firstTimeLogin: false }
const key = { kid: testKey.kid, spki: testKey.spki, notAfter: Date.now() + 1e9, serverTime: Date.now() }

/** A gateway that gives its key, and answers the logins in turn. */
function gateway(logins: (() => Response)[], publicKeys: { kid: string; spki: string }[] = []) {
  const asked: ReceivedRequest[] = []
  let keysGiven = 0
  const client = clientOf(
    (request) => {
      if (request.url.pathname === getCryptoKey.path) return success(getCryptoKey, (keysGiven++, key))
      asked.push(request)
      return logins[asked.length - 1]?.() ?? success(login, result)
    },
    { gateway: { url: 'https://g.example', publicKeys } },
  )
  return { client, asked, keysGiven: () => keysGiven }
}

test('[3] a login leaves the device sealed, and says nothing outside the envelope', async () => {
  const { client, asked } = gateway([])
  expect(await login(client, input)).toEqual(result)
  expect(asked[0]!.headers.Encryption).toMatch(/^v=1; kid=klxej7IIW43; alg=RSA-OAEP-256; enc=A256GCM; iv=[\w-]{16}; ek=[\w-]{512}$/)
  expect(asked[0]!.body).not.toContain('Demo1234')
  expect(await readInput(login, asked[0]!)).toEqual(input)
})

test('[contract: Encryption] the key is requested once', async () => {
  const { client, keysGiven } = gateway([])
  await login(client, input)
  await login(client, input)
  expect(keysGiven()).toBe(1)
})

test.for([
  ['crypto.key', key],
  ['crypto.clock', { serverTime: Date.now() }],
] as const)('[contract: Encryption] seals once more after %s, then fails', async ([code, value]) => {
  const refuse = () => failure(400, code, value)
  const once = gateway([refuse])
  expect(await login(once.client, input)).toEqual(result)
  expect(once.asked).toHaveLength(2)
  expect(once.asked[0]!.body).not.toBe(once.asked[1]!.body)

  const always = gateway([refuse, refuse, refuse])
  await expect(login(always.client, input)).rejects.toMatchObject({ code, messageKey: 'insecure' })
  expect(always.asked).toHaveLength(2)
})

test('[contract: Encryption] the second seal uses the time of the gateway', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const told = 1_800_000_000_000
  const { client, asked } = gateway([() => failure(400, 'crypto.clock', { serverTime: told })])
  await login(client, input)
  vi.setSystemTime(told)
  expect(await readInput(login, asked[1]!)).toEqual(input)
  vi.useRealTimers()
})

test('[contract: Encryption] a pinned key needs no question, and no other key is taken', async () => {
  const pinned = gateway([], [testKey])
  await login(pinned.client, input)
  expect(pinned.keysGiven()).toBe(0)

  const rotated = gateway([() => failure(400, 'crypto.key', { ...key, kid: 'new' })], [testKey])
  await expect(login(rotated.client, input)).rejects.toMatchObject({ kind: 'cryptoUnavailable', code: 'crypto.key' })
  const two = gateway([() => failure(400, 'crypto.key', key)], [{ kid: 'old', spki: testKey.spki }, testKey])
  await login(two.client, input)
  expect(two.asked.map(({ headers }) => /kid=(\w+)/.exec(headers.Encryption!)?.[1])).toEqual(['old', testKey.kid])
})

test('[contract: Encryption] without WebCrypto nothing is sent', async () => {
  const { client, asked } = gateway([])
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  await expect(login(client, input)).rejects.toMatchObject({ kind: 'cryptoUnavailable', messageKey: 'insecure' })
  expect(asked).toHaveLength(0)
})

test('[7.1] an installed app says so when it signs in', async () => {
  const { client, asked } = gateway([])
  await login(client, input)
  expect(asked[0]!.headers).not.toHaveProperty('Device')
  let installed: ReceivedRequest | undefined
  const app = clientOf((request) => success(login, ((installed = request), result)), { standalone: () => true })
  await login(app, input)
  expect(installed?.headers.Device).toBe('OTHERS')
})
