import { setPersonalInfo } from '@platform/sdk/security'
import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { securityMember } from '../testing/securityMember.ts'
import { testDatabase } from '../testing/testDatabase.ts'

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
    const waiting = sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    while ((await waiting.execute(sandbox.db)).rows[0]!.count === 0) await wait(5)
  })
  expect(await late).toMatchObject({ code: 'personal.fixed' })
  expect((await member.row()).id_number).toBe('11144477735')
})
