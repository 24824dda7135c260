import type { Loadable } from '@platform/ui'
import type { Paging } from '../blocks/paging.ts'
import type { DateChoice } from '../blocks/RecordList/dateChoice.ts'
import type { RecordFile } from '../blocks/RecordList/RecordFile.ts'

/** Props of a record of orders (deposits, withdrawals). Money is in cents. */
export interface OrderRecordProps<Order, Sums, Ways> {
  dates: DateChoice
  today: string
  pages: Loadable<readonly (readonly Order[])[]>
  /** Sums of the whole period; undefined if the gateway returns none. */
  sums: Loadable<Sums | undefined>
  paging: Paging
  /** Currency symbol of the wallet. */
  symbol: string
  file?: Omit<RecordFile<Order>, 'columns'>
  /** Links of an order. */
  waysOf: (order: Order) => Ways
  /** The form for another order; undefined if this member may not create one. */
  formHref: string | undefined
  onDates: (dates: DateChoice) => void
  onMore: () => void
}
