import { pauseAccount } from '@platform/sdk/protection'
import { getSecurityConfig, sendMemberCode, sendMemberEmailCode, setEmail, setMobile } from '@platform/sdk/security'
import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { securityMember, type SecurityMember } from '../testing/securityMember.ts'

const MINUTE = 60_000
let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })

let numbers = 0
const newNumber = () => `11955${200_000 + ++numbers}`
const send = async ({ client, codeAt }: SecurityMember, mobileNum: string) => {
  await sendMemberCode(client, { purpose: 'new', mobileNum })
  return codeAt(`55${mobileNum}`)
}
const sendOld = async ({ client, codeAt, mobile }: SecurityMember) => {
  clock += MINUTE
  await sendMemberCode(client, { purpose: 'current' })
  return codeAt(mobile)
}

test('[7.6] a first number requires only its own code and holds nothing; a change requires the codes of both numbers, and holds withdrawals', async () => {
  const bare = await securityMember(sandbox, { contacts: false })
  const first = newNumber()
  await setMobile(bare.client, { mobileNum: first, verificationCode: await send(bare, first) })
  const { mobile, heldUntil } = await getSecurityConfig(bare.client)
  expect([mobile, heldUntil]).toEqual([`+5511 ••••${first.slice(-2)}`, undefined])

  const [member, other] = [await securityMember(sandbox), await securityMember(sandbox)]
  const before = await other.row()
  const mobileNum = newNumber()
  const verificationCode = await send(member, mobileNum)
  const set = (oldVerificationCode?: string) => setMobile(member.client, { mobileNum, verificationCode, oldVerificationCode })
  expect((await failureOf(set()))?.code).toBe('verification.code')
  expect((await failureOf(set(verificationCode)))?.code).toBe('verification.code')
  await set(await sendOld(member))
  expect((await member.row()).mobile).toBe(`55${mobileNum}`)
  expect((await getSecurityConfig(member.client)).heldUntil).toBe(clock + 24 * 60 * MINUTE)
  expect(await member.inbox()).toEqual(['The mobile number of your account has changed'])
  expect((await failureOf(set('000000')))?.code).toBe('verification.code')
  expect(await other.row()).toEqual(before)
})

test('[7.6] the new code belongs to the new number; only a caller who has verified a number learns that it is taken', async () => {
  const [member, other] = [await securityMember(sandbox), await securityMember(sandbox)]
  const [asked, mobileNum] = [newNumber(), newNumber()]
  const verificationCode = await send(member, asked)
  const oldVerificationCode = await sendOld(member)
  expect((await failureOf(setMobile(member.client, { mobileNum, verificationCode, oldVerificationCode })))?.code).toBe('verification.code')
  const taken = other.mobile.slice(2)
  expect((await failureOf(setMobile(member.client, { mobileNum: taken, verificationCode: '000000', oldVerificationCode })))?.code).toBe(
    'verification.code',
  )
  const proven = await send(member, taken)
  expect((await failureOf(setMobile(member.client, { mobileNum: taken, verificationCode: proven, oldVerificationCode })))?.code).toBe(
    'register.mobileTaken',
  )
})

test('[7.6] an address is verified by its code, a change also by the old address or the number; the member is notified in the inbox', async () => {
  const bare = await securityMember(sandbox, { contacts: false })
  const email = 'nova@correio.example'
  await sendMemberEmailCode(bare.client, { purpose: 'new', email })
  await setEmail(bare.client, { email: 'NOVA@correio.example', verificationCode: await bare.codeAt(email) })
  expect((await bare.row()).email).toBe(email)

  for (const oldType of ['email', 'sms'] as const) {
    const [member, neighbour] = [await securityMember(sandbox), await securityMember(sandbox)]
    const before = await neighbour.row()
    const other = `outra.${oldType}@correio.example`
    await sendMemberEmailCode(member.client, { purpose: 'new', email: other })
    const verificationCode = await member.codeAt(other)
    expect((await failureOf(setEmail(member.client, { email: other, verificationCode })))?.code).toBe('verification.code')
    await (oldType === 'sms' ? sendMemberCode : sendMemberEmailCode)(member.client, { purpose: 'current' })
    const oldVerificationCode = await member.codeAt(oldType === 'sms' ? member.mobile : member.email)
    await setEmail(member.client, { email: other, verificationCode, oldVerificationCode, oldType })
    expect((await member.row()).email).toBe(other)
    expect(await neighbour.row()).toEqual(before)
    expect(await member.inbox()).toEqual(['The e-mail address of your account has changed'])
  }
})

test('[7.6] a member without a number gets no code by SMS; codes for one member are limited', async () => {
  const { client } = await securityMember(sandbox, { contacts: false })
  expect((await failureOf(sendMemberCode(client, { purpose: 'reset' })))?.code).toBe('contact.none')
  expect((await failureOf(sendMemberEmailCode(client, { purpose: 'current' })))?.code).toBe('contact.none')
  const codes: (string | undefined)[] = []
  for (let sends = 0; sends < 15; sends++)
    codes.push((await failureOf(sendMemberCode(client, { purpose: 'new', mobileNum: newNumber() })))?.code)
  expect(codes.filter((code) => code === undefined)).toHaveLength(10)
  expect(codes.at(-1)).toBe('rate.limited')
})

test('[7.6] a paused member sets a first number and address, and replaces neither', async () => {
  const bare = await securityMember(sandbox, { contacts: false })
  const { id } = await bare.row()
  await pauseAccount(bare.client, { duration: 'P7D' })
  await sandbox.db.updateTable('sessions').set({ ended_at: null }).where('member_id', '=', id).execute()
  sandbox.sandbox.services.sessions.forget(id)
  const set = async (mobileNum: string, old = {}) =>
    setMobile(bare.client, { mobileNum, verificationCode: await send(bare, mobileNum), ...old })
  const [first, second] = [newNumber(), newNumber()]
  await set(first)
  const oldCode = async () => ({ oldVerificationCode: await sendOld({ ...bare, mobile: `55${first}` }) })
  expect((await failureOf(set(second, await oldCode())))?.code).toBe('access.protected')
  const mailed = async (email: string, old = {}) => {
    await sendMemberEmailCode(bare.client, { purpose: 'new', email })
    return setEmail(bare.client, { email, verificationCode: await bare.codeAt(email), oldType: 'sms', ...old })
  }
  await mailed('primeiro@correio.example')
  clock += MINUTE
  expect((await failureOf(mailed('segundo@correio.example', await oldCode())))?.code).toBe('access.protected')
  expect(await bare.row()).toMatchObject({ mobile: `55${first}`, email: 'primeiro@correio.example' })
})
