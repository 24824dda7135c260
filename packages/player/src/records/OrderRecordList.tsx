import { useFormatter, useTranslations } from 'use-intl'
import { Money, mapLoadable } from '@platform/ui'
import { RecordList, type RecordListProps, type RecordRows } from '../blocks/record/RecordList/RecordList.tsx'
import type { RecordPagesState } from '../blocks/record/RecordList/useRecordPages.ts'

/** Sums of every record of orders, in cents. */
export interface OrderSums {
  count: number
  amount: number
  fee: number
}

interface OrderRecordListProps<Order, Sums> extends Pick<RecordListProps<Order>, 'choices' | 'file'> {
  /** Selects the texts. */
  kind: 'depositRecord' | 'withdrawRecord'
  list: RecordPagesState<Order, Sums | undefined>
  texts: Pick<RecordRows<Order>, 'entryOf' | 'detailOf'>
  /** The resulting amount, of all orders and of one. Cents. */
  outcome: { label: string; ofAll: (sums: Sums) => number; of: (order: Order) => number }
  /** The form for another order; undefined if this member may not create one. */
  formHref: string | undefined
}

/** A record of deposits or withdrawals: resulting sum, count, requested sum, and a link to the form if there are none. */
export function OrderRecordList<Order extends { orderNo: string; createdAt: number }, Sums extends OrderSums>({
  kind,
  list,
  texts,
  outcome,
  choices,
  file,
  formHref,
}: OrderRecordListProps<Order, Sums>) {
  const t = useTranslations(`records.${kind}`)
  const format = useFormatter()
  const money = (minor: number) => <Money minor={minor} symbol={list.symbol} />
  const statsOf = (value: Sums) => [
    { label: outcome.label, value: money(outcome.ofAll(value)) },
    { label: t('count'), value: format.number(value.count) },
    { label: t('requested'), value: money(value.amount) },
    ...(value.fee > 0 ? [{ label: t('fee'), value: money(value.fee) }] : []),
  ]
  return (
    <RecordList
      list={list}
      rows={{
        ...texts,
        keyOf: ({ orderNo }) => orderNo,
        timeOf: ({ createdAt }) => createdAt,
        subtotalOf: (orders) => [{ label: outcome.label, value: money(orders.reduce((sum, order) => sum + outcome.of(order), 0)) }],
      }}
      choices={choices}
      file={file}
      summary={mapLoadable(list.sums, (value) => (value ? statsOf(value) : []))}
      statCount={3}
      empty={{
        title: t('empty.title'),
        text: t('empty.text'),
        action: formHref ? { label: t('empty.action'), href: formHref } : undefined,
      }}
    />
  )
}
