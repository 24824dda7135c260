import { getMemberInfo } from '@platform/sdk/account'
import { getPersonalInfo, getSecurityConfig, setNickname, setPayeeName, setPersonalInfo } from '@platform/sdk/security'
import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { securityMember } from '../testing/securityMember.ts'

const clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })

test('[7.6] a new nickname is shown immediately; one against the rules is refused', async () => {
  const { client } = await securityMember(sandbox)
  await setNickname(client, { nickname: ' Aninha ' })
  expect((await getMemberInfo(client)).nickname).toBe('Aninha')
  expect((await failureOf(setNickname(client, { nickname: '<b>' })))?.code).toBe('validation')
})

test('[7.6] a CPF must have correct check digits, its owner the minimum age of the market; the CPF is shown masked', async () => {
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
