import { allCalls } from '@platform/sdk/testing'
import { getCryptoKey } from '@platform/sdk/account'
import { sealEnvelope } from '@platform/sdk/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSandbox } from '../testing/startTestSandbox.ts'

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
let publicKey: CryptoKey
let kid: string
beforeAll(async () => {
  sandbox = await startTestSandbox()
  const key = await getCryptoKey(sandbox.client())
  kid = key.kid
  const spki = Buffer.from(key.spki, 'base64')
  publicKey = await crypto.subtle.importKey('spki', spki, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])
})
afterAll(() => sandbox.close())

const hostile = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u{d800}',
  "' or 1=1 --",
  '%',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '-1',
  '0',
  '1e308',
  '999999999999999',
  'NaN',
  '2026-02-31',
  '0000-00-00',
  'null',
  'x'.repeat(5000),
]

const fieldsOf = (input: object): string[] => Object.keys((input as { _zod: { def: { shape?: object } } })._zod.def.shape ?? {})

test.each(allCalls.map((call) => [call.name, call] as const))(
  '[5] %s answers hostile values with a refusal, never with a fault',
  async (_name, call) => {
    const { token, userName } = await sandbox.member()
    const fields = fieldsOf(call.input)
    const good = {
      nodeId: 'slot-1',
      vendor: 'AURORA',
      username: userName,
      password: 'x',
      type: 'username',
      types: 'PL',
      key: 'k',
      backUrl: 'http://127.0.0.1:4201/',
      startDate: '2026-01-01',
      endDate: '2026-01-02',
    }
    const sound = Object.fromEntries(Object.entries(good).filter(([name]) => fields.includes(name)))
    let tries = 0
    for (const value of hostile) {
      for (const name of fields.length > 0 ? fields : ['unknown']) {
        const data = { ...sound, [name]: value }
        const options = { token, key: `hostile-${call.name}-${tries++}` }
        const answer = call.encrypted ? await sealed(call.method, call.path, data) : await sandbox.call(call, data, options)
        expect(answer.status, `${name} = ${value.slice(0, 30)}: ${JSON.stringify(answer.body)}`).toBeLessThan(500)
      }
    }
  },
)

async function sealed(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data: object) {
  const { header, body } = await sealEnvelope({ method, path, merchant: 'ipanema', data }, { kid, publicKey }, Date.now())
  return sandbox.send(method, path, { body, headers: { Encryption: header } })
}

test('[5] JSON that is no object, too deep, or has numbers for text is refused', async () => {
  const { token } = await sandbox.member()
  const path = '/wps/relay/MCSFE_addFavoriteGameV2'
  for (const body of ['null', '[]', '"x"', '7', `${'['.repeat(5000)}${']'.repeat(5000)}`, '{"nodeId":7,"vendor":{}}']) {
    expect((await sandbox.send('POST', path, { token, body })).status).toBe(400)
  }
})
