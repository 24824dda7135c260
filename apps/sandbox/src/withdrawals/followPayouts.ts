import { sql } from 'kysely'
import { applyEach, readNews, type Payout, type Settling } from '../paymentService/exports.ts'
import { applyPayout, settlePayout } from './payOut.ts'

const ASKED_AT_ONCE = 100
/** Delay after the last change or query. */
const ASKED_AFTER = 30_000
/** After this many failures in a row the bank counts as down. */
const BANK_IS_DOWN = 3

/** Queries payouts for which the bank has not reported a result for a while. */
export async function followPayouts(settling: Settling): Promise<void> {
  const errors: unknown[] = []
  let inRow = 0
  for (const orderNo of await dueOf(settling)) {
    // Before the query: a payout that cannot be settled must not delay the others.
    await settling.db.updateTable('withdrawals').set({ asked_at: settling.now() }).where('order_no', '=', orderNo).execute()
    const error = await settlePayout(settling, orderNo).then(
      () => undefined,
      (reason: unknown) => ({ reason }),
    )
    inRow = error ? inRow + 1 : 0
    if (error) errors.push(error.reason)
    if (inRow === BANK_IS_DOWN) throw errors.at(-1)
  }
  if (errors.length > 0) throw errors[0]
}

async function dueOf({ db, now }: Settling): Promise<string[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select('order_no')
    .where('status', '=', 'sending')
    .where(sql<boolean>`greatest(changed_at, asked_at) < ${now() - ASKED_AFTER}::bigint`)
    .orderBy('asked_at')
    .orderBy('changed_at')
    .limit(ASKED_AT_ONCE)
    .execute()
  return rows.map(({ order_no }) => order_no)
}

/** Finds changes of payouts that no webhook reported, even long after their arrival. Returns the number of new ones. */
export const reconcilePayouts = (settling: Settling): Promise<number> =>
  readNews(settling, {
    name: `${settling.service.name}/payouts`,
    list: async (since, cursor) => {
      const { payouts, next } = await settling.service.listPayouts(since, cursor)
      return { items: payouts, next }
    },
    apply: async (payouts) => applyEach(await newsOf(settling, payouts), (payout) => applyPayout(settling, payout)),
  })

/** Payouts of a page that may change the ledger: those still being sent, and arrived ones that were returned. */
async function newsOf({ db }: Settling, payouts: readonly Payout[]): Promise<Payout[]> {
  const openPayouts = await db
    .selectFrom('withdrawals')
    .select(['order_no', 'status'])
    .where('order_no', 'in', ['', ...payouts.map(({ key }) => key)])
    .where('status', 'in', ['sending', 'paid'])
    .execute()
  const statusOf = new Map(openPayouts.map(({ order_no, status }) => [order_no, status]))
  return payouts.filter(({ key, status }) => statusOf.get(key) === 'sending' || (statusOf.get(key) === 'paid' && status === 'returned'))
}
