import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Tables } from '../db/Tables.ts'

type EventRow = Insertable<Tables['deposit_events']>
type OrderState = Selectable<Tables['deposit_orders']>['status']

/** A line of the order's timeline. */
export const addEvent = (db: Db, event: Pick<EventRow, 'order_no' | 'at' | 'event' | 'actor'> & Partial<EventRow>) =>
  db
    .insertInto('deposit_events')
    .values({ reason: null, amount: null, end_to_end_id: '', ...event })
    .execute()

/** Moves an order to its next state; the database refuses a step back. */
export const setStatus = (
  db: Db,
  orderNo: string,
  status: OrderState,
  { at, reason }: { at: number; reason?: Tables['deposit_orders']['reason'] },
) =>
  db
    .updateTable('deposit_orders')
    .set({ status, changed_at: at, ...(reason !== undefined && { reason }) })
    .where('order_no', '=', orderNo)
    .execute()
