import { setTimeout as wait } from 'node:timers/promises'
import { minor } from '@platform/sdk'
import { sql } from 'kysely'
import type { Context } from '../gateway/Context.ts'
import { contextFor } from '../gateway/contextFor.ts'
import { Refusal } from '../base/Refusal.ts'
import { paySettlements } from '../contracts/paySettlements.ts'
import { sendEnvelope } from '../envelopes/sendEnvelope.ts'
import { settleOrder } from '../payments/settleOrder.ts'
import { sendMoney } from '../transfers/sendMoney.ts'
import { requestWithdrawal } from '../withdrawals/requestWithdrawal.ts'
import { defineWorker } from './defineWorker.ts'
import { startTestSandbox } from './startTestSandbox.ts'

/** How money leaves. */
export type Way = 'up' | 'down' | 'envelope' | 'settlement' | 'withdrawal'

export interface BonusRound {
  memberId: number
  orderNo: string
  /** The agent above, or the member below. */
  toId: number
  /** Id of the settlement that the member owes, or of the destination of the withdrawal. */
  reference: string
}

/**
 * Commands of the test to a child process: credit deposits with a bonus one after the other, pay bonuses that are owed, or send the money of
 * the deposits away as soon as it is there.
 */
export interface BonusOrders {
  databaseUrl: string
  role: 'credit' | 'payOwed' | 'leave'
  way: Way
  rounds: BonusRound[]
}

/** Errors other than refusals: must be empty. */
export interface BonusOutcome {
  errors: string[]
}

const AMOUNT = minor(10_000)
const TRIES = 5

const ways: Record<Way, (context: Context, round: BonusRound) => Promise<unknown>> = {
  up: (context, { toId }) => sendMoney(context, sendingTo('up', toId)),
  down: (context, { toId }) => sendMoney(context, sendingTo('down', toId)),
  envelope: (context) => sendEnvelope({ amount: AMOUNT, packets: 1, split: 'equal', words: '', again: true }, context),
  settlement: (context, { reference }) => paySettlements({ kind: 'daily', settlementIds: [reference], total: AMOUNT }, context),
  // The member agrees to lose what there is: nothing yet, or the bonus.
  withdrawal: async (context, { reference }) => {
    const form = { destinationId: reference, amount: AMOUNT, endsBonus: true, again: true }
    return requestWithdrawal(context, { ...form, bonusLoss: minor(0) }).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'withdraw.bonus') return requestWithdrawal(context, { ...form, bonusLoss: AMOUNT })
      throw error
    })
  },
}

const sendingTo = (direction: 'up' | 'down', memberId: number) => ({
  direction,
  receivers: [{ memberId, amount: AMOUNT }],
  purpose: 'normal' as const,
  note: '',
  again: true,
})

export const worker = defineWorker<BonusOrders, BonusOutcome>(async ({ databaseUrl, role, way, rounds }) => {
  const { sandbox, db, close } = await startTestSandbox({ databaseUrl })
  const { services } = sandbox
  const { settling, effects } = services.payments
  const errors: string[] = []
  await sandbox.pause()

  /** Credits a deposit, or pays its bonus, once the other process has begun to send the money away. */
  async function pay({ memberId, orderNo }: BonusRound) {
    while ((await sql`select 1 from race_rounds where member_id = ${memberId}`.execute(db)).rows.length === 0) await wait(1)
    if (role === 'credit') return settleOrder(settling, orderNo)
    const attempt = effects['depositBonus']!({ kind: 'depositBonus', key: orderNo, payload: {} })
    return attempt.catch((error: Error) => (error.message === 'a withdrawal is open' ? undefined : errors.push(String(error))))
  }

  async function leave(round: BonusRound) {
    const { memberId, orderNo } = round
    const context = contextFor(services, services.merchants.find('ipanema')!, memberId)
    const send = () =>
      db
        .transaction()
        .execute((trx) => ways[way]({ ...context, db: trx }, round))
        .catch((error: unknown) => {
          if (!(error instanceof Refusal)) errors.push(String(error))
        })
    const begin = () => sql`insert into race_rounds values (${memberId})`.execute(db)
    const credit = db.selectFrom('deposit_payments').select('order_no').where('order_no', '=', orderNo)
    if (await credit.executeTakeFirst()) await Promise.all([begin(), send()])
    else await send().then(begin)
    for (let tries = 0; tries < TRIES; tries += (await credit.executeTakeFirst()) ? 1 : 0) await send()
  }

  async function race() {
    for (const round of rounds) await (role === 'leave' ? leave(round) : pay(round)).catch((error: unknown) => errors.push(String(error)))
    await close()
    return { errors }
  }

  return race
})
