import { sql, type Selectable } from 'kysely'
import type { Tables } from '../../db/Tables.ts'
import type { Payout, PayoutOrder, PayoutPage } from '../PaymentService.ts'
import { addNotice } from './notices.ts'
import { afterCursor, nextOf, PAGE } from './pages.ts'
import type { BankParts } from './SimulatedBank.ts'
import { transactionId } from './transactionId.ts'

/** Delay between sending and arrival. */
const ARRIVES_MS = 5000

/** Takes a payment out, the same one for the same key. */
export async function sendPayout(parts: BankParts, { key, amount }: PayoutOrder): Promise<Payout> {
  const at = parts.now()
  await parts.db
    .insertInto('bank_payouts')
    .values({ key, end_to_end_id: transactionId('E', at), amount, at, changed_at: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await payoutNamed(parts, key))!
}

/** The status of a payment out. */
export async function payoutNamed({ db }: BankParts, key: string): Promise<Payout | undefined> {
  const row = await db.selectFrom('bank_payouts').selectAll().where('key', '=', key).executeTakeFirst()
  return row && asPayout(row)
}

/** Changes since then, the oldest first. */
export async function payoutsSince({ db }: BankParts, since: number, cursor?: string): Promise<PayoutPage> {
  const after = afterCursor(cursor)
  const rows = await db
    .selectFrom('bank_payouts')
    .selectAll()
    .where('changed_at', '>=', since)
    .where('status', '<>', 'sent')
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(changed_at, key) > (${after!.at}::bigint, ${after!.id})`))
    .orderBy('changed_at')
    .orderBy('key')
    .limit(PAGE)
    .execute()
  return { payouts: rows.map(asPayout), ...nextOf(rows, ({ key }) => key) }
}

const asPayout = ({ key, end_to_end_id, status, changed_at }: Selectable<Tables['bank_payouts']>): Payout => ({
  key,
  endToEndId: end_to_end_id,
  status,
  at: changed_at,
})

/** How the simulated bank can end a payment out, and from where. */
const ends = { arrived: ['sent'], failed: ['sent'], returned: ['sent', 'arrived'] } as const

/** Ends a payment out, and reports it: both or none. False if its state has changed meanwhile. */
export const endPayout = (parts: BankParts, key: string, status: keyof typeof ends): Promise<boolean> =>
  parts.db.transaction().execute(async (db) => {
    const update = await db
      .updateTable('bank_payouts')
      .set({ status, changed_at: parts.now() })
      .where('key', '=', key)
      .where('status', 'in', ends[status])
      .executeTakeFirst()
    if (update.numUpdatedRows === 0n) return false
    await addNotice({ ...parts, db }, { payout: key })
    return true
  })

/** Marks payments sent a moment ago as arrived. */
export async function deliverPayouts(parts: BankParts): Promise<void> {
  const duePayouts = parts.db.selectFrom('bank_payouts').select('key').where('status', '=', 'sent')
  const rows = await duePayouts
    .where('at', '<=', parts.now() - ARRIVES_MS)
    .orderBy('at')
    .limit(100)
    .execute()
  for (const { key } of rows) await endPayout(parts, key, 'arrived')
}
