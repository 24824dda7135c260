import type { RecordFile } from '../blocks/record/RecordList/RecordFile.ts'
import type { RecordPagesState } from '../blocks/record/RecordList/useRecordPages.ts'

/** Props of a record of orders (deposits, withdrawals). Money is in cents. */
export interface OrderRecordProps<Order, Sums, Ways> {
  list: RecordPagesState<Order, Sums | undefined>
  file?: Omit<RecordFile<Order>, 'columns'>
  /** Links of an order. */
  waysOf: (order: Order) => Ways
  /** The form for another order; undefined if this member may not create one. */
  formHref: string | undefined
}
