import { checkSecurityAnswers, resetPaymentPassword, setPersonalInfo, setSecurityAnswers } from '@platform/sdk/security'
import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { securityMember } from '../testing/securityMember.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { untilBlocked } from '../testing/untilBlocked.ts'

const sandbox = await fileSandbox({ databaseUrl: await testDatabase() })

test('[7.6] a CPF that is set while the identity check begins does not change the checked data', async () => {
  const member = await securityMember(sandbox)
  const { id } = await member.row()
  const set = (idNumber: string) => setPersonalInfo(member.client, { idNumber, birthDate: '1990-01-31' })
  await set('11144477735')
  let late: Promise<unknown> | undefined
  await sandbox.db.transaction().execute(async (trx) => {
    await trx.selectFrom('members').select('id').where('id', '=', id).forUpdate().execute()
    const row = { merchant: 'ipanema', member_id: id, status: 'sent' as const, created_at: 1, sent_at: 1, decided_at: null }
    await trx.insertInto('kyc_requests').values(row).execute()
    late = failureOf(set('52998224725'))
    await untilBlocked(sandbox.db)
  })
  expect(await late).toMatchObject({ code: 'personal.fixed' })
  expect((await member.row()).id_number).toBe('11144477735')
})

test('[7.6] of two parallel resets of the payment password with one proof one is accepted', async () => {
  const { client, password, ...member } = await securityMember(sandbox, { contacts: false })
  const { id } = await member.row()
  const answers = [
    { question: 'pet' as const, answer: 'Pipoca' },
    { question: 'school' as const, answer: 'Escola São João' },
  ]
  await setSecurityAnswers(client, { answers, password })
  const { proof } = await checkSecurityAnswers(client, { answers })
  const reset = (paymentPassword: string) =>
    failureOf(resetPaymentPassword(client, { type: 'questions', verificationCode: proof, paymentPassword }))
  let resets: ReturnType<typeof reset>[] = []
  await sandbox.db.transaction().execute(async (trx) => {
    await trx.selectFrom('members').select('id').where('id', '=', id).forUpdate().execute()
    resets = [reset('591738'), reset('846193')]
    await untilBlocked(sandbox.db, 2)
  })
  expect((await Promise.all(resets)).map((error) => error?.code ?? 'done').toSorted()).toEqual(['done', 'verification.code'])
})
