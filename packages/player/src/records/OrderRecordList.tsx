import { useFormatter, useTranslations } from 'use-intl'
import { Money, mapLoadable, type Loadable } from '@platform/ui'
import { RecordList, type RecordListProps } from '../blocks/RecordList/RecordList.tsx'

/** Sums of every record of orders, in cents. */
export interface OrderSums {
  count: number
  amount: number
  fee: number
}

type Own = 'summary' | 'statCount' | 'subtotalOf' | 'keyOf' | 'empty'

interface OrderRecordListProps<Order, Sums> extends Omit<RecordListProps<Order>, Own> {
  /** Selects the texts. */
  kind: 'deposits' | 'withdrawals'
  sums: Loadable<Sums | undefined>
  symbol: string
  /** The resulting amount, of all orders and of one. Cents. */
  outcome: { label: string; ofAll: (sums: Sums) => number; of: (order: Order) => number }
  /** The form for another order; undefined if this member may not create one. */
  formHref: string | undefined
}

/** A record of deposits or withdrawals: resulting sum, count, requested sum, and a link to the form if there are none. */
export function OrderRecordList<Order extends { orderNo: string }, Sums extends OrderSums>({
  kind,
  sums,
  symbol,
  outcome,
  formHref,
  ...list
}: OrderRecordListProps<Order, Sums>) {
  const t = useTranslations(`records.${kind}`)
  const format = useFormatter()
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  const statsOf = (value: Sums) => [
    { label: outcome.label, value: money(outcome.ofAll(value)) },
    { label: t('count'), value: format.number(value.count) },
    { label: t('requested'), value: money(value.amount) },
    ...(value.fee > 0 ? [{ label: t('fee'), value: money(value.fee) }] : []),
  ]
  return (
    <RecordList
      {...list}
      summary={mapLoadable(sums, (value) => (value ? statsOf(value) : []))}
      statCount={3}
      subtotalOf={(orders) => [{ label: outcome.label, value: money(orders.reduce((sum, order) => sum + outcome.of(order), 0)) }]}
      keyOf={({ orderNo }) => orderNo}
      empty={{
        title: t('empty.title'),
        text: t('empty.text'),
        action: formHref ? { label: t('empty.action'), href: formHref } : undefined,
      }}
    />
  )
}
