import type { KycSide } from '@platform/sdk/security'
import { getKyc, getPersonalInfo, getSecurityConfig, sendKyc, setPayeeName, setPersonalInfo } from '@platform/sdk/security'
import { expect, test } from 'vitest'
import { pictureSize } from '../gateway/pictures/pictureSize.ts'
import { pictureBlob } from '../testing/pictureBlob.ts'
import { runEffects } from '../ledger/effects.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { securityMember, type SecurityMember } from '../testing/securityMember.ts'
import type { IdentityCase, IdentityService } from '../registry/IdentityService.ts'
import { checkIdentity } from './checkIdentity.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })

const send = ({ client }: SecurityMember, side: KycSide, shade = 0) =>
  sendKyc(client, { side, images: [pictureBlob(shade)] }, { idempotencyKey: crypto.randomUUID() })
const sendAll = async (member: SecurityMember) => {
  for (const side of ['front', 'back', 'selfie'] as const) await send(member, side)
}
const runChecks = (service: IdentityService = { check: () => Promise.resolve('review') }) =>
  runEffects(sandbox.db, { kyc: checkIdentity({ ...sandbox.sandbox.services, db: sandbox.db, service, now: () => clock }) }, () => clock)
const decide = async (member: SecurityMember, outcome: 'accepted' | 'refused', reason?: string) => {
  const desk = (await sandbox.send('GET', '/console/api/desk')).body as { identities: { id: number; userName: string }[] }
  const { id } = desk.identities.find(({ userName }) => userName === member.userName)!
  return sandbox.console('kyc/decide', { id, outcome, ...(reason && { reason }) })
}
async function ready() {
  const member = await securityMember(sandbox)
  await setPayeeName(member.client, { payeeName: 'Ana Souza' })
  await setPersonalInfo(member.client, { idNumber: '11144477735', birthDate: '1990-01-31' })
  return member
}

test('[7.6] name, CPF and date of birth come first, then three pictures one by one; a side may be replaced until all are present', async () => {
  const bare = await securityMember(sandbox)
  expect(await getKyc(bare.client)).toMatchObject({ status: 'none', needsData: true, attemptsLeft: 3 })
  expect((await failureOf(send(bare, 'front')))?.code).toBe('kyc.data')
  const member = await ready()
  expect((await send(member, 'front', 50)).sides.map(({ side }) => side)).toEqual(['front'])
  expect(await send(member, 'front', 200)).toMatchObject({ status: 'draft', sides: [{ side: 'front' }] })
  await send(member, 'back')
  // The next visit continues where this one ended.
  expect((await getKyc(member.client)).sides.map(({ side }) => side)).toEqual(['front', 'back'])
  expect((await send(member, 'selfie')).status).toBe('sent')
  expect((await failureOf(send(member, 'front')))?.code).toBe('kyc.closed')
  const text = new Blob(['no picture'], { type: 'image/jpeg' })
  const wrong = await failureOf(sendKyc((await ready()).client, { side: 'front', images: [text] }, { idempotencyKey: crypto.randomUUID() }))
  expect(wrong).toMatchObject({ fields: { images: 'validation.image' } })
})

test('[7.6] an operator decides: in review, then accepted; name and CPF are fixed once the check is sent', async () => {
  const member = await ready()
  await sendAll(member)
  expect((await failureOf(setPayeeName(member.client, { payeeName: 'Bruno Lima' })))?.code).toBe('payee.fixed')
  expect((await failureOf(setPersonalInfo(member.client, { idNumber: '52998224725', birthDate: '1990-01-31' })))?.code).toBe(
    'personal.fixed',
  )
  await runChecks()
  expect((await getKyc(member.client)).status).toBe('review')
  await decide(member, 'accepted')
  expect(await getSecurityConfig(member.client)).toMatchObject({ identity: 'accepted', payeeNameFixed: true })
  expect((await getPersonalInfo(member.client)).fixed).toBe(true)
  expect(await member.inbox()).toEqual(['Your identity is verified'])
})

test('[7.6] a refusal has a reason and allows another try, up to three', async () => {
  const member = await ready()
  for (const [left, reason] of [
    [2, 'blur'],
    [1, 'glare'],
    [0, 'name'],
  ] as const) {
    await sendAll(member)
    await decide(member, 'refused', reason)
    expect(await getKyc(member.client)).toMatchObject({ status: 'refused', reason, attemptsLeft: left, sides: [] })
  }
  expect((await failureOf(send(member, 'front')))?.code).toBe('kyc.attempts')
})

test('[7.6] another service is one function: it gets the pictures outside any transaction, is repeated until it answers, and may decide immediately', async () => {
  const member = await ready()
  await sendAll(member)
  const asked: IdentityCase[] = []
  const service = (check: IdentityService['check']): IdentityService => ({ check: (request) => (asked.push(request), check(request)) })
  await runChecks(service(() => Promise.reject(new Error('closed'))))
  expect((await getKyc(member.client)).status).toBe('sent')
  clock += 60_000
  await runChecks(service(() => Promise.resolve({ document: 'expired', liveness: 1, face: 1 })))
  expect(await getKyc(member.client)).toMatchObject({ status: 'refused', reason: 'expired' })
  expect(asked).toHaveLength(2)
  expect(asked[1]).toMatchObject({ name: 'Ana Souza', idNumber: '11144477735' })
  expect(asked[1]?.pictures.map(({ side }) => side)).toEqual(['front', 'back', 'selfie'])
})

test('[7.6] pictures are stored sealed; the console opens them one by one, and logs each access', async () => {
  const member = await ready()
  await sendAll(member)
  const mine = sandbox.db
    .selectFrom('uploads')
    .selectAll()
    .where('member_id', '=', (await member.row()).id)
  for (const { content } of await mine.execute()) {
    expect([...content.subarray(0, 3)]).not.toEqual([0xff, 0xd8, 0xff])
  }
  const readings = async () =>
    (await sandbox.db.selectFrom('audit_log').select(['actor', 'detail']).where('action', '=', 'kyc/read').execute()).map(
      ({ actor, detail }) => ({ actor, ...(detail as object) }),
    )
  const before = (await readings()).length
  const desk = (await sandbox.send('GET', '/console/api/desk')).body as {
    identities: { id: number; userName: string; images: { id: number; side: string }[] }[]
  }
  const { id, images } = desk.identities.find(({ userName }) => userName === member.userName)!
  expect(images.map(({ side }) => side)).toEqual(['front', 'back', 'selfie'])
  expect(await readings()).toHaveLength(before)
  const shown = await sandbox.sandbox.fetch(new Request(`http://127.0.0.1:4200/console/api/uploads/${images[2]!.id}`))
  expect(shown.headers.get('Content-Type')).toBe('image/jpeg')
  expect(pictureSize(new Uint8Array(await shown.arrayBuffer()))).toMatchObject({ width: 3, height: 2 })
  expect((await readings()).slice(before)).toEqual([{ actor: 'console', id, side: 'selfie' }])
})

test('[7.6] each reason of a service refuses two tries, a face that is not the one of the document too; the third goes to the desk', async () => {
  const member = await ready()
  const results = [
    [{ document: 'blur', liveness: 1, face: 1 }, 'blur'],
    [{ document: 'valid', liveness: 1, face: 0.5 }, 'mismatch'],
  ] as const
  for (const [result, reason] of results) {
    await sendAll(member)
    await runChecks({ check: () => Promise.resolve(result) })
    expect(await getKyc(member.client)).toMatchObject({ status: 'refused', reason })
  }
  await sendAll(member)
  await runChecks({ check: () => Promise.resolve({ document: 'valid', liveness: 0.1, face: 1 }) })
  expect(await getKyc(member.client)).toMatchObject({ status: 'review', attemptsLeft: 1 })
  await decide(member, 'refused', 'name')
  expect(await getKyc(member.client)).toMatchObject({ status: 'refused', attemptsLeft: 0 })
})
