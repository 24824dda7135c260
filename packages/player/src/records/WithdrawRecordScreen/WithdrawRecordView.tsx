import { useFormatter, useTranslations } from 'use-intl'
import type { WithdrawRecord } from '@platform/sdk/withdraw'
import { Money } from '@platform/ui'
import { mapLoadable } from '../../blocks/Loadable.ts'
import { RecordList } from '../../blocks/RecordList/RecordList.tsx'
import type { OrderRecordProps } from '../OrderRecordProps.ts'
import { useWithdrawTexts, type WithdrawWays } from './useWithdrawTexts.tsx'
import { WITHDRAW_GROUPS } from './withdrawGroups.ts'

/** Sums in cents. */
interface WithdrawSums {
  count: number
  amount: number
  paid: number
  fee: number
}

export interface WithdrawRecordViewProps extends OrderRecordProps<WithdrawRecord, WithdrawSums, WithdrawWays> {
  /** '' = all. */
  status: string
  onStatus: (status: string) => void
}

/** The withdrawal report: period, state, sums, withdrawals, and what each leads to. Spec 7.6. */
export function WithdrawRecordView({ status, sums, symbol, file, waysOf, formHref, onStatus, ...list }: WithdrawRecordViewProps) {
  const t = useTranslations('records.withdrawals')
  const record = useTranslations('records')
  const format = useFormatter()
  const { columns, ...texts } = useWithdrawTexts(symbol, waysOf)
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  const paidOf = (rows: readonly WithdrawRecord[]) => rows.reduce((sum, row) => sum + (row.status === 'paid' ? row.net : 0), 0)
  return (
    <RecordList
      {...list}
      {...texts}
      choices={[
        {
          label: record('statusLabel'),
          value: status,
          options: WITHDRAW_GROUPS.map((value) => ({ value, label: t(`group.${value}`) })),
          onChoose: onStatus,
        },
      ]}
      summary={mapLoadable(sums, (value) =>
        value
          ? [
              { label: t('paid'), value: money(value.paid) },
              { label: t('count'), value: format.number(value.count) },
              { label: t('requested'), value: money(value.amount) },
              ...(value.fee > 0 ? [{ label: t('fee'), value: money(value.fee) }] : []),
            ]
          : [],
      )}
      statCount={3}
      subtotalOf={(rows) => [{ label: t('paid'), value: money(paidOf(rows)) }]}
      keyOf={({ orderNo }) => orderNo}
      file={file && { ...file, columns }}
      empty={{
        title: t('empty.title'),
        text: t('empty.text'),
        action: formHref ? { label: t('empty.action'), href: formHref } : undefined,
      }}
    />
  )
}
