import { sql } from 'kysely'
import type { Settling } from '../payments/Settling.ts'
import { settlePayout } from './payOut.ts'

const ASKED_AT_ONCE = 100
const DAY = 86_400_000
/** How long after the last word, and how far back. Money that had arrived can come back for days. */
const asked = {
  sending: { after: 30_000, since: Infinity },
  paid: { after: 6 * 3_600_000, since: 7 * DAY },
} as const
/** So many in a row is the bank, not the payment. */
const BANK_IS_DOWN = 3

/** Asks for what the bank has had for a while without telling how it went, and for what it may have given back without telling. */
export async function followPayouts(settling: Settling): Promise<void> {
  const failed: unknown[] = []
  let inRow = 0
  for (const status of ['sending', 'paid'] as const)
    for (const orderNo of await dueOf(settling, status)) {
      // Before it is asked: one that cannot be settled holds up no other.
      await settling.db.updateTable('withdrawals').set({ asked_at: settling.now() }).where('order_no', '=', orderNo).execute()
      const error = await settlePayout(settling, orderNo).then(
        () => undefined,
        (reason: unknown) => ({ reason }),
      )
      inRow = error ? inRow + 1 : 0
      if (error) failed.push(error.reason)
      if (inRow === BANK_IS_DOWN) throw failed.at(-1)
    }
  if (failed.length > 0) throw failed[0]
}

async function dueOf({ db, now }: Settling, status: keyof typeof asked): Promise<string[]> {
  const { after, since } = asked[status]
  const rows = await db
    .selectFrom('withdrawals')
    .select('order_no')
    .where('status', '=', status)
    .where(sql<boolean>`greatest(changed_at, asked_at) < ${now() - after}::bigint`)
    .where('changed_at', '>', Math.max(0, now() - since))
    .orderBy('asked_at')
    .orderBy('changed_at')
    .limit(ASKED_AT_ONCE)
    .execute()
  return rows.map(({ order_no }) => order_no)
}
