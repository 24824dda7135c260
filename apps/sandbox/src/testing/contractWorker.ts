import { once } from 'node:events'
import { minor } from '@platform/sdk'
import { settlePeriod } from '@platform/sdk/contracts'
import { figuresOf } from '../contracts/figuresOf.ts'
import { headOf } from '../contracts/headOf.ts'
import { settleOne } from '../contracts/settleContracts.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { transfer } from '../ledger/transfer.ts'
import { defineWorker } from './defineWorker.ts'

/** Commands of the test to a child process: settle every contract up to a moment. */
export interface ContractOrders {
  databaseUrl: string
  now: number
  /** Makes the payments of this process unique, in the control. */
  name: string
  /** The control: reads what is due and pays it, without a lock. */
  naive: boolean
}

export interface ContractOutcome {
  settled: number
  errors: string[]
}

export const worker = defineWorker<ContractOrders, ContractOutcome>(async ({ databaseUrl, now, name, naive }) => {
  const { db, close } = await openDatabase({ databaseUrl, poolSize: 4 })

  const next = () => db.transaction().execute((trx) => settleOne(trx, now, 'silent'))

  /** Two run in parallel: processes race, and so do the rounds of one process. */
  async function lane(outcome: ContractOutcome): Promise<void> {
    while (await next()) outcome.settled++
  }

  async function settle() {
    const outcome: ContractOutcome = { settled: 0, errors: [] }
    try {
      await (naive ? settleNaively(outcome) : Promise.all([lane(outcome), lane(outcome)]))
    } catch (error) {
      outcome.errors.push(String(error))
    }
    await close()
    return outcome
  }

  /** A naive settlement: first reads, then pays, one period of each contract. */
  async function settleNaively(outcome: ContractOutcome) {
    const dueContracts = await db.selectFrom('contracts').selectAll().where('next_to', '<=', now).execute()
    // Continues when each process has read.
    const goOn = once(process, 'message')
    process.send!('read')
    await goOn
    for (const { id, merchant, member_id, next_from, next_to } of dueContracts) {
      const { terms } = await db.selectFrom('contract_terms').select('terms').where('contract_id', '=', id).executeTakeFirstOrThrow()
      const figures = await figuresOf(db, await headOf(db, member_id), { from: next_from!, to: next_to! }, 0)
      const amount: number = settlePeriod(terms!, figures, minor(0)).due
      const legs = [{ party: 'house' as const, amount: -amount }, { party: { memberId: member_id }, amount }] // prettier-ignore
      if (amount > 0) await transfer(db, { merchant, kind: 'salary', key: `${name}:${id}`, legs, at: now })
      outcome.settled++
    }
  }

  return settle
})
