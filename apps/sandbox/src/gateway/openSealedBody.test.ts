import { getCryptoKey } from '@platform/sdk/account'
import { sealEnvelope } from '@platform/sdk/gateway'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { raceRounds } from '../testing/raceRounds.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import type { TestMember } from '../testing/startTestSandbox.ts'

const path = '/wps/session/login'
let member: TestMember
let key: { kid: string; publicKey: CryptoKey }

const sandbox = await fileSandbox()
beforeAll(async () => {
  const { kid, spki } = await getCryptoKey(sandbox.client())
  const publicKey = await crypto.subtle.importKey('spki', Buffer.from(spki, 'base64'), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, [
    'encrypt',
  ])
  key = { kid, publicKey }
})
beforeEach(async () => {
  member = await sandbox.member()
})

async function seal(changes: { at?: number; merchant?: string; path?: string; kid?: string } = {}) {
  const { at = Date.now(), merchant = 'ipanema', kid = key.kid } = changes
  const data = { type: 'username', username: member.userName, password: member.password }
  return sealEnvelope({ method: 'POST', path: changes.path ?? path, merchant, data }, { ...key, kid }, at)
}

const post = ({ header, body }: { header: string; body: string }) => sandbox.send('POST', path, { body, headers: { Encryption: header } })

test('[7.1] a sealed login is accepted', async () => {
  expect(await post(await seal())).toMatchObject({ status: 200, body: { value: { userName: member.userName } } })
})

test('[7.1] a plain login is refused with the one public error', async () => {
  const plain = { type: 'username', username: member.userName, password: member.password }
  expect(await sandbox.send('POST', path, { body: plain })).toMatchObject({ status: 400, body: { errorCode: 'crypto.invalid' } })
})

test('[7.1] of parallel replays one is accepted', async () => {
  const sealed = await seal()
  const answers = await Promise.all(Array.from({ length: raceRounds(100, 1000) }, () => post(sealed)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.errorCode))).toEqual(new Set(['crypto.invalid']))
})

test('[7.1] a body sealed for another brand or another path is refused', async () => {
  expect((await post(await seal({ merchant: 'lotus' }))).body.errorCode).toBe('crypto.invalid')
  expect((await post(await seal({ path: '/wps/member/register' }))).body.errorCode).toBe('crypto.invalid')
})

test('[7.1] an unknown key is answered with the current one, a wrong clock with the time', async () => {
  expect((await post(await seal({ kid: 'kOther' }))).body).toMatchObject({ errorCode: 'crypto.key', value: { kid: key.kid } })
  const late = await post(await seal({ at: Date.now() - 121_000 }))
  expect(late.body.errorCode).toBe('crypto.clock')
  expect(late.body.value.serverTime).toBeCloseTo(Date.now(), -4)
})

test('[7.1] a sealed body over 16 KB is not read', async () => {
  const { header } = await seal()
  expect((await post({ header, body: JSON.stringify({ c: 'x'.repeat(17_000) }) })).status).toBe(413)
})

test('[7.1] no column contains a password or token', async () => {
  const { body } = await post(await seal())
  for (const secret of [member.password, member.token, body.value.token]) {
    expect(await tablesWith(secret)).toEqual([])
  }
  expect(await tablesWith(member.userName.toLowerCase())).toContain('members')
})

async function tablesWith(text: string): Promise<string[]> {
  const { db } = sandbox
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  const found: string[] = []
  for (const table of tables) {
    const rows = await db
      .selectFrom(table as 'members')
      .selectAll()
      .execute()
    if (JSON.stringify(rows).includes(text)) found.push(table)
  }
  return found
}
