import { useTranslations } from 'use-intl'
import type { DepositRecord } from '@platform/sdk/deposit'
import type { ChosenFilters } from '../../blocks/record/RecordList/useRecordFilter.ts'
import { OrderRecordList, type OrderSums } from '../OrderRecordList.tsx'
import type { OrderRecordProps } from '../OrderRecordProps.ts'
import { DEPOSIT_GROUPS } from './depositGroups.ts'
import { type DepositWays, useDepositTexts } from './useDepositTexts.tsx'

/** The filters of the deposit record besides its dates; '' = all. */
export type DepositFilter = 'status' | 'channelId'

interface DepositSums extends OrderSums {
  /** Sum credited to the balance, cents. */
  credited: number
}

export interface DepositRecordViewProps extends OrderRecordProps<DepositRecord, DepositSums, DepositWays> {
  filters: ChosenFilters<DepositFilter>
  /** Deposit channels to filter by. */
  channels: readonly { id: string; name: string }[]
}

/** The deposit record: filters by period, status and method, sums, and deposits with their links. Spec 7.6. */
export function DepositRecordView({ list, filters, channels, file, waysOf, formHref }: DepositRecordViewProps) {
  const { chosen, onChoose } = filters
  const t = useTranslations('records.depositRecord')
  const record = useTranslations('records')
  const { columns, ...texts } = useDepositTexts(list.symbol, waysOf)
  return (
    <OrderRecordList
      kind="depositRecord"
      list={list}
      texts={texts}
      outcome={{ label: t('credited'), ofAll: ({ credited }) => credited, of: ({ credited }) => credited }}
      choices={[
        {
          label: record('statusLabel'),
          value: chosen.status,
          options: DEPOSIT_GROUPS.map((value) => ({ value, label: t(`group.${value}`) })),
          onChoose: (status) => onChoose({ status }),
        },
        {
          label: t('method'),
          value: chosen.channelId,
          options: channels.map(({ id, name }) => ({ value: id, label: name })),
          onChoose: (channelId) => onChoose({ channelId }),
        },
      ]}
      file={file && { ...file, columns }}
      formHref={formHref}
    />
  )
}
