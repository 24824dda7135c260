import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { fromBase64 } from '../core/encryption/bytes.ts'
import { sealEnvelope } from '../core/encryption/sealEnvelope.ts'
import { EnvelopeError } from './EnvelopeError.ts'
import { importPrivateKey } from './importPrivateKey.ts'
import { openEnvelope, type EnvelopeKeeper, type SealedRequest } from './openEnvelope.ts'

interface Vectors {
  kid: string
  spki: string
  pkcs8: string
  method: 'POST'
  path: string
  merchantCode: string
  now: number
  vectors: { name: string; expect: 'ok' | 'reject'; header: string; body: string; now: number }[]
}

const file: Vectors = JSON.parse(readFileSync(new URL('../../vectors/envelope.json', import.meta.url), 'utf8'))
const { kid, method, path, merchantCode: merchant } = file
let privateKey: CryptoKey
const mutations = Number(process.env.SDK_MUTATIONS ?? 200)

beforeAll(async () => {
  privateKey = await importPrivateKey(file.pkcs8)
})

function keeper(now = file.now): EnvelopeKeeper {
  const seen = new Set<string>()
  return {
    now,
    privateKey: (wanted) => (wanted === kid ? privateKey : undefined),
    takeNonce: async (nonce) => !seen.has(nonce) && Boolean(seen.add(nonce)),
  }
}

const at = (message: { header: string; body: string }): SealedRequest => ({ ...message, method, path, merchant })

async function sealed(data: unknown, now = file.now) {
  const publicKey = await crypto.subtle.importKey('spki', fromBase64(file.spki), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])
  return at(await sealEnvelope({ method, path, merchant, data }, { kid, publicKey }, now * 1000))
}

describe('[contract: Encryption] envelope E1', () => {
  test.for(file.vectors)('$name: $expect', async (vector) => {
    const open = openEnvelope(at(vector), keeper(vector.now))
    if (vector.expect === 'ok') expect(await open).toBeTypeOf('object')
    else await expect(open).rejects.toBeInstanceOf(EnvelopeError)
  })

  test('opens what the client seals, in blocks of 256 bytes', async () => {
    const message = await sealed({ username: 'anaclara', password: 'çãé 🔑' })
    expect(await openEnvelope(message, keeper())).toEqual({ username: 'anaclara', password: 'çãé 🔑' })
    expect((fromBase64(JSON.parse(message.body).c).length - 16) % 256).toBe(0)
  })

  test('takes a message once', async () => {
    const message = await sealed({ a: 1 })
    const gateway = keeper()
    await openEnvelope(message, gateway)
    await expect(openEnvelope(message, gateway)).rejects.toMatchObject({ code: 'crypto.invalid' })
  })

  test('tells an unknown key and a wrong clock apart from everything else', async () => {
    const message = await sealed({ a: 1 }, file.now - 121)
    await expect(openEnvelope(message, keeper())).rejects.toMatchObject({ code: 'crypto.clock' })
    await expect(openEnvelope({ ...message, header: message.header.replace(kid, 'other') }, keeper())).rejects.toMatchObject({
      code: 'crypto.key',
    })
  })

  test.for([
    ['another path', { path: '/wps/member/register' }],
    ['another method', { method: 'PUT' }],
    ['another merchant', { merchant: 'lotus' }],
    ['no header', { header: '' }],
  ] as const)('refuses a body at %s', async ([, change]) => {
    await expect(openEnvelope({ ...(await sealed({ a: 1 })), ...change }, keeper())).rejects.toMatchObject({ code: 'crypto.invalid' })
  })

  test.for([
    ['a second field', (body: string) => body.replace('}', ',"d":1}')],
    ['the field twice', (body: string) => body.replace('}', `,${body.slice(1)}`)],
    ['padded base64', (body: string) => body.replace('"}', '="}')],
    ['not canonical base64', (body: string) => body.replace(/.("\})$/, '9$1')],
    ['more than 16 KB', (body: string) => body + ' '.repeat(16 * 1024)],
  ] as const)('refuses a body with %s', async ([, change]) => {
    const message = await sealed({ a: 1 })
    await expect(openEnvelope({ ...message, body: change(message.body) }, keeper())).rejects.toMatchObject({ code: 'crypto.invalid' })
  })

  test(`opens ${mutations} mutated messages never`, async () => {
    const message = await sealed({ username: 'anaclara' })
    for (let index = 0; index < mutations; index++) {
      const field = index % 2 ? 'header' : 'body'
      const place = (index * 7919) % message[field].length
      const other = message[field][place] === 'A' ? 'B' : 'A'
      const mutated = { ...message, [field]: message[field].slice(0, place) + other + message[field].slice(place + 1) }
      await expect(openEnvelope(mutated, keeper()), `${field} ${place}`).rejects.toBeInstanceOf(EnvelopeError)
    }
  })
})
