import { useFormatter, useTranslations } from 'use-intl'
import type { DepositRecord } from '@platform/sdk/deposit'
import { Money } from '@platform/ui'
import { mapLoadable } from '../../blocks/Loadable.ts'
import { RecordList } from '../../blocks/RecordList/RecordList.tsx'
import type { OrderRecordProps } from '../OrderRecordProps.ts'
import { DEPOSIT_GROUPS } from './depositGroups.ts'
import { type DepositWays, useDepositTexts } from './useDepositTexts.tsx'

/** The filters of the deposit record besides its dates; '' = all. */
export type DepositFilter = 'status' | 'channelId'

/** Sums in cents. */
interface DepositSums {
  count: number
  amount: number
  credited: number
  fee: number
}

export interface DepositRecordViewProps extends OrderRecordProps<DepositRecord, DepositSums, DepositWays> {
  chosen: Record<DepositFilter, string>
  /** Ways to deposit that can be told apart. */
  channels: readonly { id: string; name: string }[]
  onChoose: (values: Partial<Record<DepositFilter, string>>) => void
}

/** The deposit record: period, state, method, sums, deposits, and what each leads to. Spec 7.6. */
export function DepositRecordView({ chosen, channels, sums, symbol, file, waysOf, formHref, onChoose, ...list }: DepositRecordViewProps) {
  const t = useTranslations('records.deposits')
  const record = useTranslations('records')
  const format = useFormatter()
  const { columns, ...texts } = useDepositTexts(symbol, waysOf)
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  return (
    <RecordList
      {...list}
      {...texts}
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
      summary={mapLoadable(sums, (value) =>
        value
          ? [
              { label: t('credited'), value: money(value.credited) },
              { label: t('count'), value: format.number(value.count) },
              { label: t('requested'), value: money(value.amount) },
              ...(value.fee > 0 ? [{ label: t('fee'), value: money(value.fee) }] : []),
            ]
          : [],
      )}
      statCount={3}
      subtotalOf={(records) => [{ label: t('credited'), value: money(records.reduce((sum, { credited }) => sum + credited, 0)) }]}
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
