import { minor } from '@platform/sdk'
import { login, register } from '@platform/sdk/account'
import { cancelDeposit, depositByGateway } from '@platform/sdk/deposit'
import { addBankCard, closeAccount, getPersonalInfo, removeBankCard, setPersonalInfo } from '@platform/sdk/security'
import { expect, test } from 'vitest'
import { cpfConflicts } from '../../console/cpfActions.ts'
import { newCpf } from '../../console/newCpf.ts'
import { hasDeposited } from '../../payments/promotions.ts'
import { raceRounds } from '../../testing/raceRounds.ts'
import { solveCaptcha } from '../../testing/solveCaptcha.ts'
import { depositor } from '../../testing/depositor.ts'
import { failureOf } from '../../testing/failureOf.ts'
import { fileSandbox } from '../../testing/fileSandbox.ts'
import { paymentPassword, securityMember } from '../../testing/securityMember.ts'
import { testDatabase } from '../../testing/testDatabase.ts'
import { withdrawer } from '../../testing/withdrawer.ts'
import { addKyc } from '../../testing/addKyc.ts'
import { enterCpfs } from './enterCpfs.ts'

const sandbox = await fileSandbox({ databaseUrl: await testDatabase() })
const { db, services } = { db: sandbox.db, services: sandbox.sandbox.services }
const key = () => ({ idempotencyKey: crypto.randomUUID() })
const birthDate = '1990-01-31'
const codeOf = async (attempt: Promise<unknown>) => (await failureOf(attempt))?.code
const holdersOf = (cpf: string) =>
  db.selectFrom('members as m').innerJoin('cpf_holders as h', 'h.member_id', 'm.id').select('m.id').where('m.id_number', '=', cpf).execute()
const conflictOf = async (id: number) =>
  (await db.selectFrom('members').select('cpf_conflict').where('id', '=', id).executeTakeFirstOrThrow()).cpf_conflict
const accept = async (memberId: number) => sandbox.console('kyc/decide', { id: await addKyc(db, memberId, 'review'), outcome: 'accepted' })

test('[7.6] [market numbers.oneAccountPerDocument] of parallel changes to one CPF one account becomes its holder; all answers are equal, and the others cannot deposit', async () => {
  const cpf = newCpf()
  const members = await Promise.all(Array.from({ length: raceRounds(30, 100) }, () => depositor(sandbox)))
  const answers = await Promise.all(members.map(({ client }) => setPersonalInfo(client, { idNumber: cpf, birthDate })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const [holder, ...others] = await holdersOf(cpf)
  expect(others).toEqual([])
  const form = { channelId: 'pix', amount: minor(10_000) }
  const codes = await Promise.all(members.map(({ client }) => codeOf(depositByGateway(client, form, key()))))
  expect(codes.filter((code) => code === 'deposit.verifying')).toHaveLength(members.length - 1)
  expect(codes[members.findIndex(({ id }) => id === holder!.id)]).toBeUndefined()
})

test('[7.6] of parallel registrations with one CPF one account becomes its holder, and all answers are equal', async () => {
  await sandbox.console('flags', { merchant: 'ipanema', flag: 'USERNAMEREG3', on: true })
  await sandbox.console('rules', { merchant: 'ipanema', field: 'idNumber', enabled: true, required: false })
  const cpf = newCpf()
  const passwords = {
    password: 'Canario2026',
    confirmPassword: 'Canario2026',
    registerUrl: 'ipanema.example',
    registerMethod: 'H5' as const,
  }
  const signUp = async (serial: number) => {
    const form = { ...passwords, username: `pessoa${serial}x`, idNumber: cpf, ...(await solveCaptcha(sandbox)) }
    const { userName: _own, ...answer } = await register(sandbox.client(), form)
    return answer
  }
  const answers = await Promise.all(Array.from({ length: 10 }, (_, serial) => signUp(serial)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await holdersOf(cpf)).toHaveLength(1)
  expect((await login(sandbox.client(), { type: 'username', username: 'pessoa9x', password: 'Canario2026' })).userName).toBe('pessoa9x')
})

test('[7.6] the CPF cannot be changed while a deposit is open, nor after the first credited deposit; the date of birth can', async () => {
  const { client, ...ana } = await depositor(sandbox)
  const set = (idNumber: string) => setPersonalInfo(client, { idNumber, birthDate })
  const { orderNo } = await ana.begin()
  expect(await codeOf(set(newCpf()))).toBe('personal.deposit')
  await cancelDeposit(client, { orderNo }, key())
  const next = newCpf()
  await set(next)
  await ana.pay((await ana.begin()).orderNo)
  expect(await codeOf(set(newCpf()))).toBe('personal.fixed')
  await setPersonalInfo(client, { birthDate: '1991-02-03' })
  expect(await getPersonalInfo(client)).toMatchObject({ birthDate: '1991-02-03', fixed: false, idNumberFixed: true })
})

test('[7.6] the CPF is fixed with the first destination, also after its removal', async () => {
  const { client } = await securityMember(sandbox)
  const set = () => setPersonalInfo(client, { idNumber: newCpf(), birthDate })
  await set()
  await set()
  const form = { type: 'PIX', pixKeyType: 'EMAIL', pixKey: 'ana@correio.example', payeeName: 'Ana Souza', paymentPassword } as const
  const { id } = await addBankCard(client, form, key())
  await removeBankCard(client, { id }, key())
  expect(await codeOf(set())).toBe('personal.fixed')
})

test('[7.6] an account that proves its identity takes the CPF from one that typed it; that one withdraws what its own payments brought', async () => {
  const typed = await withdrawer(sandbox, { balance: 0 })
  await openPaid(typed.userName)
  await sandbox.console('deposits', { merchant: 'ipanema', userName: typed.userName, amount: 50_000 })
  const owner = await securityMember(sandbox)
  await setPersonalInfo(owner.client, { idNumber: typed.cpf, birthDate })
  const { id } = await owner.row()
  expect(await conflictOf(id)).toBe('claimed')
  const conflicts = await cpfConflicts({ db, vault: services.vault }, 1000)
  expect(conflicts.rows).toContainEqual(expect.objectContaining({ userName: owner.userName, holder: typed.userName }))
  expect(conflicts.count).toBe(conflicts.rows.length)
  await accept(id)
  expect([await conflictOf(id), await conflictOf(typed.id)]).toEqual([null, 'taken'])
  expect(await holdersOf(typed.cpf)).toEqual([{ id }])
  expect((await typed.settings()).withdrawable).toBe(20_000)
  expect(await codeOf(typed.ask(20_001))).toBe('withdraw.free')
  expect(await codeOf(setPersonalInfo(typed.client, { idNumber: newCpf(), birthDate }))).toBe('personal.fixed')
  await typed.ask(20_000)
  expect((await typed.line('frozen'))?.done).toBe(false)
})

const openPaid = (userName: string) =>
  sandbox.console<{ orderNo: string }>('deposits/open', { merchant: 'ipanema', userName, amount: 20_000, end: 'credited' })

test('[7.6] money that is paid after the CPF was taken is returned', async () => {
  const typed = await depositor(sandbox)
  const { orderNo } = await typed.begin()
  const owner = await securityMember(sandbox)
  await setPersonalInfo(owner.client, { idNumber: typed.idNumber, birthDate })
  await accept((await owner.row()).id)
  await typed.pay(orderNo)
  expect(await typed.order(orderNo)).toMatchObject({ status: 'returned', reason: 'account' })
  expect(await typed.balance()).toBe(0)
})

test('[7.6] [market numbers.oneAccountPerDocument] of two accounts that prove one CPF the second is not accepted; the operator changes its CPF instead', async () => {
  const [first, second] = [await securityMember(sandbox), await securityMember(sandbox)]
  const cpf = newCpf()
  for (const { client } of [first, second]) await setPersonalInfo(client, { idNumber: cpf, birthDate })
  await accept((await first.row()).id)
  const { id } = await second.row()
  await expect(accept(id)).rejects.toThrow('kyc.cpfProven')
  const other = newCpf()
  await sandbox.console('cpf/change', { merchant: 'ipanema', userName: second.userName, idNumber: other })
  expect([(await second.row()).id_number, await conflictOf(id)]).toEqual([other, null])
  const third = await securityMember(sandbox)
  const change = { merchant: 'ipanema', userName: third.userName, idNumber: newCpf() }
  await expect(sandbox.console('cpf/change', change)).rejects.toThrow('kyc.data')
})

test('[7.6] existing accounts are entered at start: accepted identity first, then the oldest deposit; closing frees the CPF', async () => {
  const cpf = newCpf()
  const members = await Promise.all([1, 2, 3].map(() => depositor(sandbox, { known: false })))
  const [plain, paid, proven] = members.map(({ id }) => id)
  const raw = (id: number, idNumber: string) => db.updateTable('members').set({ id_number: idNumber }).where('id', '=', id).execute()
  await openPaid(members[1]!.userName)
  await db.deleteFrom('cpf_holders').where('member_id', '=', paid!).execute()
  for (const id of [plain!, paid!]) await raw(id, cpf)
  const enter = () => enterCpfs({ db, vault: services.vault, now: services.now })
  await Promise.all([enter(), enter()])
  expect(await holdersOf(cpf)).toEqual([{ id: paid }])
  expect(await conflictOf(plain!)).toBe('claimed')
  await db.deleteFrom('cpf_holders').where('member_id', '=', paid!).execute()
  await db.updateTable('members').set({ cpf_conflict: null }).where('id', 'in', members.map(({ id }) => id)).execute() // prettier-ignore
  await raw(proven!, cpf)
  await addKyc(db, proven!, 'accepted')
  await enter()
  expect(await holdersOf(cpf)).toEqual([{ id: proven }])
  await closeAccount(members[2]!.client, { password: members[2]!.password })
  expect(await holdersOf(cpf)).toEqual([])
  expect(JSON.stringify(await db.selectFrom('cpf_holders').selectAll().execute())).not.toContain(cpf)
})

test('[7.6] a member who closed an account with the same CPF has no first deposit in the next one', async () => {
  const first = await depositor(sandbox)
  await openPaid(first.userName)
  await db.updateTable('members').set({ closed_at: 1 }).where('id', '=', first.id).execute()
  await db.deleteFrom('cpf_holders').where('member_id', '=', first.id).execute()
  const [again, other] = [await depositor(sandbox, { known: false }), await depositor(sandbox)]
  await setPersonalInfo(again.client, { idNumber: first.idNumber, birthDate })
  expect([await hasDeposited(db, again.id), await hasDeposited(db, other.id), await conflictOf(again.id)]).toEqual([true, false, null])
})
