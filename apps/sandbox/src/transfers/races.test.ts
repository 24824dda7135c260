import { minor } from '@platform/sdk'
import { transferDownline, transferUpline } from '@platform/sdk/wallet'
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

test.each(['down', 'up'] as const)(
  '[7.5] money sent %s to an account that is being closed stays with the sender',
  async (direction) => {
    await sandbox.console('flags', { merchant: 'ipanema', flag: 'AGETRANSFERUP3', on: true })
    for (let round = 0; round < raceRounds(2); round++) {
      const [sender, receiver] = [await securityMember(sandbox, { balance: 10_000 }), await securityMember(sandbox)]
      const [{ id }, { id: receiverId }] = [await sender.row(), await receiver.row()]
      const change = async (member: number, values: object) => {
        await db.updateTable('members').set(values).where('id', '=', member).execute()
        sandbox.sandbox.services.sessions.forget(member)
      }
      await change(id, { held_until: 0, ...(direction === 'down' ? { type: 1 } : { upline_id: receiverId }) })
      if (direction === 'down') await change(receiverId, { upline_id: id })
      const form = { amount: minor(5000), purpose: 'normal' as const, note: '', paymentPassword }
      const send = () =>
        direction === 'down'
          ? transferDownline(
              sender.client,
              { ...form, memberId: String(receiverId) },
              { idempotencyKey: `to-the-closing-one-${round}-of-transfers` },
            )
          : transferUpline(sender.client, form, { idempotencyKey: `to-the-closing-agent-${round}` })
      // As in `close`: under the lock of the wallet.
      const sent = await db.transaction().execute(async (trx) => {
        await lockWallets(trx, [receiverId])
        const attempt = failureOf(send())
        await untilBlocked(db)
        await trx.updateTable('members').set({ disabled: true, closed_at: 1 }).where('id', '=', receiverId).execute()
        return () => attempt
      })
      expect(await sent()).toMatchObject({ code: direction === 'down' ? 'transfer.receiver' : 'transfer.upline' })
      expect(await Promise.all([id, receiverId].map((member) => balanceOf(db, member)))).toEqual([10_000, 0])
      expect(await auditLedger(db)).toEqual({})
    }
  },
  240_000,
)
