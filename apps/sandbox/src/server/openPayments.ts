import type { ConsoleState } from '../gateway/ConsoleState.ts'
import type { Database } from '../db/openDatabase.ts'
import { newToken } from '../gateway/tokens.ts'
import type { Vault } from '../gateway/vault.ts'
import {
  createSimulatedBank,
  postNotices,
  deliverPayouts,
  BankDown,
  timely,
  type BankParts,
  type Payments,
  type PaymentService,
} from '../paymentService/exports.ts'
import { notifyOfLoss } from '../rewards/exports.ts'
import { restoreBonus, followPayouts, reconcilePayouts, payOut } from '../withdrawals/exports.ts'
import { cancelWaiting, depositEffects, expireDue, reconcile } from '../payments/exports.ts'

export interface PaymentsOptions {
  database: Database
  vault: Vault
  state: ConsoleState
  now(): number
  /** Instead of the simulated bank. */
  service?: PaymentService
  /** Posts a webhook of the simulated bank to the gateway. */
  post(request: Request): Promise<Response>
  wake(): Promise<void>
}

const MINUTE = 60_000

/** The same, at most once a minute, whatever clock the gateway has. */
function eachMinute(step: () => Promise<unknown>): () => Promise<void> {
  let lastAt = -Infinity
  return async () => {
    if (performance.now() - lastAt < MINUTE) return
    lastAt = performance.now()
    await step()
  }
}

/** Opens the payment service: the given one, or the simulated bank. */
export async function openPayments(options: PaymentsOptions): Promise<Payments> {
  const { database, now, wake } = options
  const { db } = database
  const bank = options.service ? undefined : await openBank(options)
  const service = timely(options.service ?? createSimulatedBank(bank!))
  const settling = { db, vault: options.vault, service, now }
  const steps = [
    () => expireDue(db, now()),
    async () => {
      if (!bank || options.state.current().bankDown) return
      await deliverPayouts(bank)
      await postNotices(bank)
    },
    () => followPayouts(settling),
    eachMinute(() => reconcile(settling)),
    eachMinute(() => reconcilePayouts(settling)),
  ]
  // Independent steps: a failure is logged and does not delay the others.
  const keepUp = async () => {
    for (const step of steps)
      await step().catch((error: unknown) => {
        if (!(error instanceof BankDown)) console.error('payments:', error)
      })
  }
  return {
    service,
    settling,
    bank,
    effects: {
      ...depositEffects(settling),
      withdrawPayOut: payOut(settling),
      bonusRestore: restoreBonus(db, now),
      bonusLost: notifyOfLoss(db, now),
    },
    wake,
    keepUp,
    expireDue: (trx, memberId) => expireDue(trx, now(), memberId),
    cancelWaiting: (trx, memberId) => cancelWaiting(trx, now(), memberId),
  }
}

async function openBank({ database: { db }, vault, state, now, post }: PaymentsOptions): Promise<BankParts> {
  const assertUp = () => {
    if (state.current().bankDown) throw new BankDown('the bank does not answer')
  }
  return { db, vault, now, secret: await secretOf(db), assertUp, post }
}

/** The secret that signs webhooks, stored with the gateway's other keys. */
async function secretOf(db: Database['db']): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name: 'bank', value: newToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await db.selectFrom('secrets').select('value').where('name', '=', 'bank').executeTakeFirstOrThrow()).value
}
