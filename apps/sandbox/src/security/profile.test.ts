import { getMemberInfo } from '@platform/sdk/account'
import { getPersonalInfo, getSecurityConfig, setNickname, setPayeeName, setPersonalInfo } from '@platform/sdk/security'
import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { securityMember } from '../testing/securityMember.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })

test('[7.6] a new nickname is shown immediately; one against the rules is refused', async () => {
  const { client } = await securityMember(sandbox)
  await setNickname(client, { nickname: ' Aninha ' })
  expect((await getMemberInfo(client)).nickname).toBe('Aninha')
  expect((await failureOf(setNickname(client, { nickname: '<b>' })))?.code).toBe('validation')
})

test('[7.6] [market numbers.minimumAge] a CPF must have correct check digits, its owner the minimum age of the market; the CPF is shown masked', async () => {
  const { client } = await securityMember(sandbox)
  const set = (idNumber: string, birthDate: string) => setPersonalInfo(client, { idNumber, birthDate })
  expect(await failureOf(set('11144477734', '1990-01-31'))).toMatchObject({ fields: { idNumber: 'validation.cpf' } })
  expect((await failureOf(set('11144477735', '2008-11-21')))?.code).toBe('personal.underage')
  expect((await failureOf(set('11144477735', '1990-02-30')))?.code).toBe('validation')
  await set('111.444.777-35', '2008-11-20')
  expect(await getPersonalInfo(client)).toMatchObject({ idNumber: '•••.444.777-••', birthDate: '2008-11-20' })
})

test('[7.6] the score is the sum of the points of completed items, each listed; contacts and names are masked', async () => {
  const { client, email, mobile } = await securityMember(sandbox, { bare: true })
  const before = await getSecurityConfig(client)
  expect(before.checks.reduce((sum, { points }) => sum + points, 0)).toBe(100)
  expect(before).toMatchObject({ score: 35, paymentPassword: false, email: `c••••@${email.split('@')[1]}`, payeeName: '' })
  expect(JSON.stringify(before)).not.toContain(mobile)
  const neighbour = await securityMember(sandbox)
  await setPayeeName(client, { payeeName: 'Ana Clara de Souza' })
  expect((await neighbour.row()).payee_name).toBe('')
  expect(await getSecurityConfig(client)).toMatchObject({ score: 40, payeeName: 'Ana C••• d••• S•••' })
})

test.each([
  ['a minute before midnight in São Paulo', '2008-11-29', Date.UTC(2026, 10, 29, 2, 59), 'personal.underage'],
  ['at midnight in São Paulo', '2008-11-29', Date.UTC(2026, 10, 29, 3), undefined],
  ['born on 29 February, on 28 February', '2008-02-29', Date.UTC(2026, 2, 1, 2, 59), 'personal.underage'],
  ['born on 29 February, on 1 March', '2008-02-29', Date.UTC(2026, 2, 1, 3), undefined],
])('[7.6] the 18th birthday is a day of the platform: %s', async (_name, birthDate, at, code) => {
  const before = clock
  clock = at
  const { client } = await securityMember(sandbox)
  const failure = await failureOf(setPersonalInfo(client, { idNumber: '111.444.777-35', birthDate }))
  clock = before
  expect(failure?.code).toBe(code)
})

test.each([
  ['Maria D\u2019\u00c1vila', "Maria D'\u00c1vila"],
  ['Joa\u0303o da  Silva\u00a0', 'Jo\u00e3o da Silva'],
  ['Ana\u200b Clara', 'Ana Clara'],
  ['\u0909\u0930\u094d\u092e\u093f\u0932\u093e', '\u0909\u0930\u094d\u092e\u093f\u0932\u093e'],
])('[7.6] the name %j is stored as %j', async (payeeName, stored) => {
  const { client, row } = await securityMember(sandbox, { bare: true })
  await setPayeeName(client, { payeeName })
  expect((await row()).payee_name).toBe(stored)
})

test.each([
  ['Ana\u202e', 'validation.nameSigns'],
  ['Ana 3', 'validation.nameDigits'],
  ['Ana & Bia', 'validation.nameSigns'],
  ['\u{1f600} Ana', 'validation.nameSigns'],
  ['A', 'validation.nameShort'],
])('[7.6] the name %j is refused with %s', async (payeeName, code) => {
  const { client } = await securityMember(sandbox, { bare: true })
  expect(await failureOf(setPayeeName(client, { payeeName }))).toMatchObject({ code: 'validation', fields: { payeeName: code } })
})

test('[7.6] a CPF is stored as digits, however it was typed', async () => {
  const { client, row } = await securityMember(sandbox, { bare: true })
  await setPersonalInfo(client, { idNumber: '\u200e111.444.777\u201135', birthDate: '1990-01-31' })
  expect((await row()).id_number).toBe('11144477735')
})
