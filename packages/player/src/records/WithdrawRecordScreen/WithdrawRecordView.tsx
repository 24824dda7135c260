import { useTranslations } from 'use-intl'
import type { WithdrawRecord } from '@platform/sdk/withdraw'
import { OrderRecordList, type OrderSums } from '../OrderRecordList.tsx'
import type { OrderRecordProps } from '../OrderRecordProps.ts'
import { useWithdrawTexts, type WithdrawWays } from './useWithdrawTexts.tsx'
import { WITHDRAW_GROUPS } from './withdrawGroups.ts'

interface WithdrawSums extends OrderSums {
  /** Sum paid out, cents. */
  paid: number
}

export interface WithdrawRecordViewProps extends OrderRecordProps<WithdrawRecord, WithdrawSums, WithdrawWays> {
  /** '' = all. */
  status: string
  onStatus: (status: string) => void
}

/** The withdrawal report: filters by period and status, sums, and withdrawals with their links. Spec 7.6. */
export function WithdrawRecordView({ list, status, file, waysOf, formHref, onStatus }: WithdrawRecordViewProps) {
  const t = useTranslations('records.withdrawRecord')
  const record = useTranslations('records')
  const { columns, ...texts } = useWithdrawTexts(list.symbol, waysOf)
  return (
    <OrderRecordList
      kind="withdrawRecord"
      list={list}
      texts={texts}
      outcome={{ label: t('paid'), ofAll: ({ paid }) => paid, of: ({ status: state, net }) => (state === 'paid' ? net : 0) }}
      choices={[
        {
          label: record('statusLabel'),
          value: status,
          options: WITHDRAW_GROUPS.map((value) => ({ value, label: t(`group.${value}`) })),
          onChoose: onStatus,
        },
      ]}
      file={file && { ...file, columns }}
      formHref={formHref}
    />
  )
}
