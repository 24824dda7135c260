import type { LimitKind, LimitPeriod } from '@platform/sdk/protection'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Tables } from '../db/Tables.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { lapseRises } from './lapseRises.ts'

export interface LimitName {
  kind: LimitKind
  period: LimitPeriod
}
export type LimitRow = Selectable<Tables['limits']>

/** No rise is requested. */
export const noRise = { wanted: null, ready_at: null, confirm_by: null }

/** One limit of a member, as of now, under the lock of the wallet: a bet is either before its change or sees it. */
export async function holdLimit(
  db: Db,
  { memberId, at }: { memberId: number; at: number },
  name: LimitName,
): Promise<LimitRow | undefined> {
  await lockWallets(db, [memberId])
  await lapseRises(db, at, memberId)
  return db
    .selectFrom('limits')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', name.kind)
    .where('period', '=', name.period)
    .executeTakeFirst()
}

/** Writes a first limit, or changes what there is. */
export async function writeLimit(
  db: Db,
  row: Pick<LimitRow, 'member_id' | 'kind' | 'period' | 'value' | 'set_at'>,
  changes: Updateable<Tables['limits']> = {},
): Promise<void> {
  const { member_id, kind, period, ...values } = row
  await db
    .insertInto('limits')
    .values({ member_id, kind, period, ...values, ...noRise, noticed_day: null })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet({ ...values, ...changes }))
    .execute()
}

/** Ends a requested rise, if there is one. */
export async function dropRise(db: Db, limit: LimitRow, { at, actor }: { at: number; actor: 'member' | 'operator' }): Promise<void> {
  if (limit.ready_at === null) return
  await writeLimit(db, limit, noRise)
  const { member_id, kind, period, value: before, wanted: after } = limit
  await addChange(db, { member_id, kind, period, at, before, after, change: 'dropped', actor })
}

/** A line of the history. */
export async function addChange(db: Db, change: Insertable<Tables['limit_changes']>): Promise<void> {
  await db.insertInto('limit_changes').values(change).execute()
}
