import { getProtection } from '@platform/sdk/protection'
import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { protectedMember } from '../testing/protectedMember.ts'

const DAY = 86_400_000
const clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const by = { reason: 'Ligação da família', person: 'Rita Alves' }

async function known() {
  const ana = await protectedMember(sandbox)
  const who = { merchant: 'ipanema', userName: ana.userName }
  const enter = (state: 'paused' | 'excluded', duration: string | null) =>
    sandbox.console('protection/enter', { ...who, ...by, state, duration })
  return { ...ana, who, enter }
}
const desk = async () => (await sandbox.send('GET', '/console/api/desk')).body as { protections: object }

test('[7.6] the desk sees who is paused, excluded or closing, since when, by whom and why', async () => {
  const [ana, bia] = [await known(), await known()]
  await ana.enter('excluded', 'P6M')
  await bia.enter('paused', 'PT24H')
  const reason = `${by.reason} (${by.person})`
  expect(JSON.stringify((await desk()).protections)).toContain(reason)
  expect(await sandbox.console('protection/history', ana.who)).toMatchObject({
    changes: [{ state: 'excluded', actor: 'operator', reason, at: clock }],
  })
  expect(await sandbox.console('protection/history', bia.who)).toMatchObject({ changes: [{ state: 'paused', until: clock + DAY }] })
})

test('[7.6] no operator ends or shortens an exclusion, and every action of the desk is in the audit with its person', async () => {
  const ana = await known()
  await ana.enter('excluded', 'P6M')
  const before = await getProtection(await ana.signIn())
  await expect(ana.enter('excluded', 'P1M')).rejects.toThrow('protection.duration')
  await expect(ana.enter('excluded', 'P1Y')).rejects.toThrow('protection.state')
  await expect(ana.enter('paused', 'PT24H')).rejects.toThrow('protection.state')
  for (const state of ['open', 'closing', null])
    await expect(sandbox.console('protection/enter', { ...ana.who, ...by, state, duration: 'PT24H' })).rejects.toThrow()
  for (const missing of ['reason', 'person'])
    await expect(
      sandbox.console('protection/enter', { ...ana.who, ...by, [missing]: ' ', state: 'excluded', duration: 'P1Y' }),
    ).rejects.toThrow()
  expect(await getProtection(await ana.signIn())).toEqual(before)
  expect(await failureOf(getProtection(ana.client))).toMatchObject({ code: 'session.expired' })
  const rows = await db.selectFrom('audit_log').select('detail').where('action', '=', 'protection/enter').execute()
  const own = rows.map(({ detail }) => JSON.stringify(detail)).filter((detail) => detail.includes(ana.userName))
  expect(own[0]).toContain(by.person)
})
