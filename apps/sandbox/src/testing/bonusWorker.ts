import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { contextFor } from '../gateway/contextFor.ts'
import { Refusal } from '../base/Refusal.ts'
import { runEffects } from '../ledger/effects.ts'
import { settleOrder } from '../payments/settleOrder.ts'
import { sendMoney } from '../transfers/sendMoney.ts'
import { defineWorker } from './defineWorker.ts'
import { startTestSandbox } from './startTestSandbox.ts'

/** Commands of the test to a child process: credit deposits with a bonus one after the other, or send their money away as soon as it is there. */
export interface BonusOrders {
  databaseUrl: string
  role: 'pay' | 'leave'
  agentId: number
  rounds: { memberId: number; orderNo: string }[]
}

/** Errors other than refusals: must be empty. */
export interface BonusOutcome {
  errors: string[]
}

const AMOUNT = 10_000
const TRIES = 5

export const worker = defineWorker<BonusOrders, BonusOutcome>(async ({ databaseUrl, role, agentId, rounds }) => {
  const { sandbox, db, close } = await startTestSandbox({ databaseUrl })
  const { services } = sandbox
  const { settling, effects } = services.payments
  const errors: string[] = []

  /** Credits a deposit once the other process has begun to send it away. */
  async function pay({ memberId, orderNo }: BonusOrders['rounds'][number]) {
    while ((await sql`select 1 from race_rounds where member_id = ${memberId}`.execute(db)).rows.length === 0) await wait(1)
    await settleOrder(settling, orderNo)
    await runEffects(db, effects, services.now)
  }

  async function leave({ memberId, orderNo }: BonusOrders['rounds'][number]) {
    const context = contextFor(services, services.merchants.find('ipanema')!, memberId)
    const receivers = [{ memberId: agentId, amount: AMOUNT }]
    const send = () =>
      db
        .transaction()
        .execute((trx) => sendMoney({ ...context, db: trx }, { direction: 'up', receivers, purpose: 'normal', note: '', again: true }))
        .catch((error: unknown) => {
          if (!(error instanceof Refusal)) errors.push(String(error))
        })
    await send()
    await sql`insert into race_rounds values (${memberId})`.execute(db)
    const credit = db.selectFrom('deposit_payments').select('order_no').where('order_no', '=', orderNo)
    for (let tries = 0; tries < TRIES; tries += (await credit.executeTakeFirst()) ? 1 : 0) await send()
  }

  async function race() {
    for (const round of rounds) await (role === 'pay' ? pay(round) : leave(round)).catch((error: unknown) => errors.push(String(error)))
    await close()
    return { errors }
  }

  return race
})
