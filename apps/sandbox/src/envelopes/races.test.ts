import { minor } from '@platform/sdk'
import { sendRedEnvelope, takeRedEnvelope } from '@platform/sdk/rewards'
import { afterAll, expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { balanceOf, lockWallets } from '../ledger/wallet.ts'
import { failureOf } from '../testing/failureOf.ts'
import { paymentPassword, securityMember } from '../testing/securityMember.ts'
import { raceRounds } from '../testing/raceRounds.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { untilBlocked } from '../testing/untilBlocked.ts'

// A real Postgres: the embedded database has one connection, so no races.
const sandbox = await startTestSandbox({ databaseUrl: await testDatabase() })
const { db } = sandbox
afterAll(() => sandbox.close())

test('[2.19] an account that is being closed gets no packet: it stays for the others, or returns to the agent', async () => {
  for (let round = 0; round < raceRounds(2); round++) {
    const [agent, member] = [await securityMember(sandbox, { balance: 10_000 }), await securityMember(sandbox)]
    const [{ id: agentId }, { id }] = [await agent.row(), await member.row()]
    await db.updateTable('members').set({ type: 1, held_until: 0 }).where('id', '=', agentId).execute()
    await db.updateTable('members').set({ upline_id: agentId }).where('id', '=', id).execute()
    for (const one of [agentId, id]) sandbox.sandbox.services.sessions.forget(one)
    const envelope = await sendRedEnvelope(
      agent.client,
      { amount: minor(1000), packets: 1, split: 'equal', words: '', paymentPassword },
      { idempotencyKey: `to-one-who-closes-${round}` },
    )
    // As in `close`: under the lock of the wallet.
    const taken = await db.transaction().execute(async (trx) => {
      await lockWallets(trx, [id])
      const attempt = failureOf(
        takeRedEnvelope(member.client, { id: envelope.id }, { idempotencyKey: `take-and-close-${round}-of-envelopes` }),
      )
      await untilBlocked(db)
      await trx.updateTable('members').set({ disabled: true, closed_at: 1 }).where('id', '=', id).execute()
      return () => attempt
    })
    expect(await taken()).toMatchObject({ code: 'notFound' })
    expect([await balanceOf(db, id), await auditLedger(db)]).toEqual([0, {}])
  }
}, 120_000)
