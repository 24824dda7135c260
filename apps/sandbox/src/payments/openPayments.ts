import type { ConsoleState } from '../console/ConsoleState.ts'
import type { Database } from '../db/openDatabase.ts'
import { newToken } from '../gateway/tokens.ts'
import type { Vault } from '../gateway/vault.ts'
import { createSimulatedBank } from './bank/createSimulatedBank.ts'
import { postNotices } from './bank/notices.ts'
import { BankDown, type BankParts } from './bank/SimulatedBank.ts'
import { depositEffects } from './depositEffects.ts'
import { expireDue } from './expireDue.ts'
import type { Payments } from './Payments.ts'
import type { PaymentService } from './PaymentService.ts'
import { reconcile } from './settleOrder.ts'

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

const RECONCILE_MS = 60_000

/** Opens the payment service: the given one, or the simulated bank. */
export async function openPayments(options: PaymentsOptions): Promise<Payments> {
  const { database, now, wake } = options
  const { db } = database
  const bank = options.service ? undefined : await openBank(options)
  const service = options.service ?? createSimulatedBank(bank!)
  let reconciledAt = -Infinity
  const keepUp = async () => {
    await expireDue(db, now())
    if (bank && !options.state.current().bankDown) await postNotices(bank)
    if (performance.now() - reconciledAt < RECONCILE_MS) return
    reconciledAt = performance.now()
    await reconcile({ db, service, now }).catch((error: unknown) => {
      if (!(error instanceof BankDown)) throw error
    })
  }
  return { service, bank, effects: depositEffects(db, service, now), wake, keepUp }
}

async function openBank({ database: { db }, vault, state, now, post }: PaymentsOptions): Promise<BankParts> {
  const assertUp = () => {
    if (state.current().bankDown) throw new BankDown('the bank does not answer')
  }
  return { db, vault, now, secret: await secretOf(db), assertUp, post }
}

/** What webhooks are signed with, kept with the gateway's other keys. */
async function secretOf(db: Database['db']): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name: 'bank', value: newToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await db.selectFrom('secrets').select('value').where('name', '=', 'bank').executeTakeFirstOrThrow()).value
}
