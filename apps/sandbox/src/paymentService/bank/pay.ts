import type { Selectable } from 'kysely'
import type { Tables } from '../../db/Tables.ts'
import type { BankAccount, Person } from '../PaymentService.ts'
import { addNotice } from './notices.ts'
import type { BankParts } from './SimulatedBank.ts'
import { transactionId } from './transactionId.ts'

type Charge = Selectable<Tables['bank_charges']>

/** A person who is not a member in any test. */
const stranger: Person = { taxNumber: '52998224725', name: 'Marcos Vinicius Prado' }
const otherStranger: Person = { taxNumber: '15350946056', name: 'Helena Duarte Lima' }

/** What the bank stores of a payer, sealed. */
export interface PaidBy extends Person {
  /** Absent in old payments. */
  account?: BankAccount
}

/** The account of a person at the simulated bank: each has one. */
const accountOf = ({ taxNumber }: Person): BankAccount => ({ bankCode: '999', branch: '0001', number: taxNumber })

export interface PayingWay {
  /** Cents; default: those of the charge. */
  amount?: number
  /** From an account of another person. */
  byStranger?: boolean
  /** From this account, as that of a couple; default: the payer's own. */
  account?: BankAccount
  /** Without notifying the gateway. */
  silent?: boolean
}

export const chargeNamed = ({ db }: BankParts, by: { token: string } | { reference: string }): Promise<Charge | undefined> =>
  db
    .selectFrom('bank_charges')
    .selectAll()
    .where('token' in by ? 'token' : 'reference', '=', 'token' in by ? by.token : by.reference)
    .executeTakeFirst()

/** A payer pays a charge, also one that has expired: banks accept some of those. Returns the payment's id. */
export async function payCharge(
  parts: BankParts,
  charge: Charge,
  { amount, byStranger, account, silent }: PayingWay = {},
): Promise<string> {
  const { db, vault, now } = parts
  const debtor = JSON.parse(vault.open(charge.debtor)) as Person
  const payer = byStranger ? (debtor.taxNumber === stranger.taxNumber ? otherStranger : stranger) : debtor
  const at = now()
  const endToEndId = transactionId('E', at)
  const paidBy: PaidBy = { ...payer, account: account ?? accountOf(payer) }
  const row = { end_to_end_id: endToEndId, txid: charge.txid, amount: amount ?? charge.amount, payer: vault.seal(JSON.stringify(paidBy)) }
  await db.insertInto('bank_payments').values({ ...row, paid_at: at, changed_at: at, return_id: null, returned_at: null, clawed_back_at: null }).execute() // prettier-ignore
  if (!silent) await addNotice(parts, { txid: charge.txid })
  return endToEndId
}

/** A payer pays on the bank's page: once, however often the button is pressed, and nothing that was cancelled. Returns what the page then shows. */
export async function payOnPage(parts: BankParts, { txid }: Charge, byStranger: boolean): Promise<'paid' | 'cancelled' | 'expired'> {
  return parts.db.transaction().execute(async (db) => {
    const charge = await db.selectFrom('bank_charges').selectAll().where('txid', '=', txid).forUpdate().executeTakeFirstOrThrow()
    const state = await stateOf({ ...parts, db }, charge)
    if (state !== 'open') return state
    await payCharge({ ...parts, db }, charge, { byStranger })
    return 'paid'
  })
}

/** The charge as the bank's page shows it. */
export async function stateOf({ db, now }: BankParts, { txid, cancelled_at, expires_at }: Charge) {
  const payment = await db.selectFrom('bank_payments').select('end_to_end_id').where('txid', '=', txid).executeTakeFirst()
  if (payment) return 'paid'
  if (cancelled_at !== null) return 'cancelled'
  return now() > expires_at ? 'expired' : 'open'
}

/** The bank claws a payment back: its customer says that another person paid. */
export async function clawBackPayment(parts: BankParts, endToEndId: string): Promise<void> {
  const { db, now } = parts
  const row = await db
    .updateTable('bank_payments')
    .set({ clawed_back_at: now(), changed_at: now() })
    .where('end_to_end_id', '=', endToEndId)
    .where('clawed_back_at', 'is', null)
    .where('returned_at', 'is', null)
    .returning('txid')
    .executeTakeFirst()
  if (row) await addNotice(parts, { txid: row.txid })
}
