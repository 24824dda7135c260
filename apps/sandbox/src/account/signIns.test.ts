import { getMemberInfo, login } from '@platform/sdk/account'
import { endAllSessions, getSignIns } from '@platform/sdk/security'
import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { securityMember } from '../testing/securityMember.ts'
import { placeOf } from './signIns.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })

test('[7.6] sign-ins show time, device, network and method, newest first; the current session is marked', async () => {
  const member = await securityMember(sandbox)
  const signIn = () =>
    login(sandbox.client({ address: '189.40.7.9' }), { type: 'username', username: member.userName, password: member.password })
  await signIn()
  clock += 1000
  const session = { ...member.session, ...(await signIn()) }
  const rows = await getSignIns(sandbox.client({ session }))
  expect(rows.map(({ at, current }) => [at, current])).toEqual([
    [clock, true],
    [clock - 1000, false],
  ])
  expect(rows[0]).toMatchObject({ method: 'password', place: '189.40.•.•' })
  expect(placeOf('2804:14d:7e80::1')).toBe('2804:14d:7e80::')
})

test('[7.6] ending all sessions ends this one too, and the device is no longer known', async () => {
  const member = await securityMember(sandbox)
  const form = { type: 'username' as const, username: member.userName, password: member.password }
  const { deviceToken, ...result } = await login(sandbox.client(), form)
  const client = sandbox.client({ session: { ...member.session, ...result } })
  // Failures of another device do not cause a captcha on a known device.
  const fail = () => failureOf(login(sandbox.client(), { ...form, password: 'Errada2026' }))
  await fail()
  const again = () => failureOf(login(sandbox.client(), { ...form, deviceToken }))
  expect((await again())?.code).toBeUndefined()
  clock += 1000
  const session = { ...member.session, ...(await login(sandbox.client(), { ...form, deviceToken })) }
  clock += 1000
  await endAllSessions(sandbox.client({ session }))
  expect((await failureOf(getMemberInfo(sandbox.client({ session }))))?.code).toBe('session.expired')
  expect((await failureOf(getMemberInfo(client)))?.kind).toMatch(/session/)
  await fail()
  expect((await again())?.code).toBe('captcha.required')
})
