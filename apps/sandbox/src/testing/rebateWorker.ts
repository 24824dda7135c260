import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../db/openDatabase.ts'
import { transfer } from '../ledger/transfer.ts'
import { defineWorker } from './defineWorker.ts'
import { settleAgentRebates } from '../agents/agentRebates/settleAgentRebates.ts'

/** Commands of the test to a child process: settle and pay what is due. */
export interface RebateOrders {
  databaseUrl: string
  now: number
  /** Makes payments of this process its own, in the control. */
  name: string
  /** The control: reads what is due and pays it, without a lock. */
  naive: boolean
}

export const worker = defineWorker<RebateOrders, string[]>(async ({ databaseUrl, now, name, naive }) => {
  const { db, close } = await openDatabase({ databaseUrl, poolSize: 4 })

  async function payNaively() {
    const payouts = await db
      .selectFrom('agent_rebate_payouts')
      .selectAll()
      .where('status', '=', 'settled')
      .where('amount', '>', 0)
      .execute()
    // Both processes have read by now.
    await wait(300)
    for (const { member_id: memberId, day, merchant, amount } of payouts) {
      const legs = [{ party: 'house' as const, amount: -amount }, { party: { memberId, bucket: 'cash' as const }, amount }] // prettier-ignore
      await transfer(db, { merchant, kind: 'agentRebate', key: `agentRebate:${memberId}:${day}:${name}`, legs, at: now })
    }
  }

  async function race() {
    const error = await (naive ? payNaively() : settleAgentRebates(db, now, { find: () => undefined })).then(() => undefined, String)
    await close()
    return error ? [error] : []
  }

  return race
})
