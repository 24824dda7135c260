import { getRegistrationProgress, login } from '@platform/sdk/account'
import { expect, test } from 'vitest'
import { newCpf } from '../console/newCpf.ts'
import { impedeDue } from '../protection/impede.ts'
import { addKyc } from '../testing/addKyc.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { doSteps, registeringMember, withBandeira } from '../testing/registeringMember.ts'
import { softDevice } from '../testing/softDevice.ts'
import type { RegistryPurpose } from '../db/RegistryTables.ts'
import { sweepRegistry } from './sweepRegistry.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** 20 November 2026, 12 h in Brasília. */
let clock = Date.UTC(2026, 10, 20, 15)
const questions: { cpf: string; purpose: RegistryPurpose }[] = []
const answers = new Map<string, 'exclusion' | 'socialProgramme'>()
let isDown = false
const registry = {
  check: (cpf: string, purpose: RegistryPurpose) => {
    questions.push({ cpf, purpose })
    return isDown ? Promise.reject(new Error('down')) : Promise.resolve(answers.get(cpf) ?? ('clear' as const))
  },
}
const sandbox = await fileSandbox({ clock: () => clock, merchants: withBandeira, registry })
const { db, services } = { db: sandbox.db, services: sandbox.sandbox.services }
// The clocks of this file are its own.
await sandbox.sandbox.pause()
const sweep = async () => {
  while ((await sweepRegistry(services)) > 0);
}
const purposesOf = (cpf: string) => questions.filter((question) => question.cpf === cpf).map(({ purpose }) => purpose)

const guest = () => sandbox.client({ merchant: 'bandeira' })

/** A member who plays, with a CPF that the register was queried for. */
async function active() {
  const member = await sandbox.console('members', { merchant: 'bandeira' })
  const { id } = await db.selectFrom('members').select('id').where('account', '=', member.userName).executeTakeFirstOrThrow()
  const signIn = () =>
    login(sandbox.client({ merchant: 'bandeira' }), { type: 'username', username: member.userName, password: member.password })
  return { id, cpf: member.idNumber as string, userName: member.userName as string, password: member.password as string, signIn }
}

test('[7.1] [market numbers.personRegistry] the register is queried at registration, at the first sign-in of a day in Brasília, and at least each 15 days', async () => {
  const { cpf, signIn } = await active()
  await sweep()
  expect(purposesOf(cpf)).toEqual(['registration'])
  // The same day until midnight in Brasília: 3 h in Greenwich.
  clock = Date.UTC(2026, 10, 21, 2, 59)
  await signIn()
  expect(purposesOf(cpf)).toHaveLength(1)
  clock += MINUTE
  await signIn()
  await signIn()
  expect(purposesOf(cpf)).toEqual(['registration', 'firstLoginOfDay'])
  clock += 15 * DAY - 1
  await sweep()
  expect(purposesOf(cpf)).toHaveLength(2)
  clock += 1
  await sweep()
  expect(purposesOf(cpf)).toEqual(['registration', 'firstLoginOfDay', 'sweep'])
})

test('[7.1] a closed account is not queried, nor one of a market without such a register', async () => {
  const { id, cpf } = await active()
  const other = await sandbox.console('members', { merchant: 'ipanema', idNumber: 'new' })
  await db.updateTable('members').set({ closed_at: clock }).where('id', '=', id).execute()
  await sweep()
  expect([purposesOf(cpf), purposesOf(other.idNumber)]).toEqual([[], []])
})

test('[2.10] while the register does not answer a registration waits, and it is queried again after 1, 5, 15, 60 minutes', async () => {
  isDown = true
  const ana = await registeringMember(sandbox)
  await doSteps(sandbox, ana)
  await addKyc(db, ana.id, 'accepted')
  const cpf = ana.form.idNumber
  // The sign-in after the registration has queried it too.
  const { length: before } = purposesOf(cpf)
  await db.updateTable('registry_states').set({ failures: 0, next_at: clock }).where('member_id', '=', ana.id).execute()
  await sweep()
  const waits = []
  for (const minutes of [1, 5, 15, 60, 60]) {
    clock += minutes * MINUTE - 1
    await sweep()
    const early = purposesOf(cpf).length
    clock += 1
    await sweep()
    waits.push(purposesOf(cpf).length - early)
  }
  expect(waits).toEqual([1, 1, 1, 1, 1])
  expect(purposesOf(cpf)).toHaveLength(before + 6)
  expect(await getRegistrationProgress(await ana.enter())).toMatchObject({ state: 'registered', waits: true })
  isDown = false
  clock += 60 * MINUTE
  await sweep()
  expect((await getRegistrationProgress(await ana.enter())).state).toBe('active')
})

test('[7.1] while it does not answer a player signs in only if the last good answer was clear', async () => {
  const [known, unknown] = [await active(), await active()]
  await db
    .updateTable('registry_states')
    .set({ next_at: clock + DAY })
    .where('member_id', '=', unknown.id)
    .execute()
  await sweep()
  clock += DAY
  isDown = true
  expect((await known.signIn()).token).toBeTruthy()
  expect(await failureOf(unknown.signIn())).toMatchObject({ code: 'login.verifying' })
  const { length: asked } = questions
  expect(await failureOf(unknown.signIn()), 'without a question before it is due').toMatchObject({ code: 'login.verifying' })
  expect(questions).toHaveLength(asked)
  isDown = false
  clock += MINUTE
  expect((await unknown.signIn()).token).toBeTruthy()
})

test('[7.1] every question is stored, with a hash in place of the CPF, and cannot be changed', async () => {
  const { id, cpf } = await active()
  await sweep()
  const rows = await db.selectFrom('registry_checks').selectAll().where('member_id', '=', id).execute()
  expect(rows).toMatchObject([{ purpose: 'registration', answer: 'clear', at: clock }])
  expect(JSON.stringify(rows)).not.toContain(cpf)
  await expect(db.deleteFrom('registry_checks').where('member_id', '=', id).execute()).rejects.toThrow()
})

test('[3] a remembered device that renews its token signs in too: the register is queried, and without an answer it decides alike', async () => {
  const [known, unknown] = [await active(), await active()]
  const devices = await Promise.all(
    [known, unknown].map(async ({ userName, password }) => {
      const device = softDevice()
      await login(guest(), { type: 'username', username: userName, password, ...device.remember })
      return device
    }),
  )
  const { length: before } = purposesOf(known.cpf)
  clock += DAY
  await devices[0]!.signIn(guest(), 0)
  expect(purposesOf(known.cpf).slice(before)).toEqual(['firstLoginOfDay'])
  clock += DAY
  await db.updateTable('registry_states').set({ answer: null }).where('member_id', '=', unknown.id).execute()
  isDown = true
  expect((await devices[0]!.signIn(guest(), 1)).token).toBeTruthy()
  expect(await failureOf(devices[1]!.signIn(guest(), 0))).toMatchObject({ code: 'login.verifying' })
  isDown = false
})

test('[7.6] while it does not answer a member who is excluded or leaves signs in, to withdraw', async () => {
  const ana = await active()
  await db.updateTable('members').set({ protection: 'excluded' }).where('id', '=', ana.id).execute()
  isDown = true
  expect((await ana.signIn()).token).toBeTruthy()
  isDown = false
})

test('[7.1] a member whose CPF the desk corrects waits until the register has answered for the new one', async () => {
  const ana = await registeringMember(sandbox)
  await doSteps(sandbox, ana)
  await addKyc(db, ana.id, 'accepted')
  await sweep()
  const state = async () => (await getRegistrationProgress(await ana.enter())).state
  expect(await state()).toBe('active')
  isDown = true
  await sandbox.console('cpf/change', { merchant: 'bandeira', userName: ana.userName, idNumber: newCpf() })
  expect(await state()).toBe('registered')
  isDown = false
  clock += MINUTE
  await sweep()
  expect(await state()).toBe('active')
})

test('[7.1] an account that cannot be closed for play now ends neither a sign-in nor the sweep', async () => {
  const [ana, bia] = [await active(), await active()]
  answers.set(ana.cpf, 'exclusion')
  const { impede } = services
  services.impede = () => Promise.reject(new Error('no connection'))
  await sweep()
  services.impede = impede
  expect(purposesOf(bia.cpf)).toEqual(['registration'])
  expect(await impedeDue(services)).toBe(1)
})
