import { afterAll, expect, test } from 'vitest'
import { lockWallets } from '../../ledger/wallet.ts'
import { addRound } from '../../testing/addRound.ts'
import { failureOf } from '../../testing/failureOf.ts'
import { startTestSandbox } from '../../testing/startTestSandbox.ts'
import { testDatabase } from '../../testing/testDatabase.ts'
import { untilBlocked } from '../../testing/untilBlocked.ts'
import { takeTicket } from './takeTicket.ts'

// A real Postgres: the embedded database has one connection, so no races.
const sandbox = await startTestSandbox({ databaseUrl: await testDatabase() })
const { db } = sandbox
afterAll(() => sandbox.close())

test('[2.1] a member whose bet becomes void at the same moment gets no ticket of a rain that requires stakes', async () => {
  const { id: sessionId } = await sandbox.console<{ id: string }>('rain/schedule', {
    merchant: 'ipanema',
    titlePt: 'Chuva',
    titleEn: 'Rain',
    pool: 1000,
    packets: 3,
    openSeconds: 60,
    stake: 1000,
  })
  const { userName } = await sandbox.member()
  const { id: memberId } = await db.selectFrom('members').select('id').where('account', '=', userName).executeTakeFirstOrThrow()
  await addRound(db, userName, 1000)
  // As in `voidBet`: under the lock of the wallet.
  const taken = await db.transaction().execute(async (trx) => {
    await lockWallets(trx, [memberId])
    const take = () => db.transaction().execute((other) => takeTicket(other, { sessionId, merchant: 'ipanema', memberId, at: Date.now() }))
    const attempt = failureOf(take())
    await untilBlocked(db)
    await trx.updateTable('game_records').set({ status: 'cancelled', voided_at: 1 }).where('member_id', '=', memberId).execute()
    return () => attempt
  })
  expect(await taken()).toMatchObject({ code: 'rain.stake' })
}, 30_000)
