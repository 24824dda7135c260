import { useFormatter, useTranslations } from 'use-intl'
import type { OutputOf } from '@platform/sdk'
import { type getRebateRates, type getRebateRecords, type RebateRecord, RebateStatus } from '@platform/sdk/wallet'
import { Money, type Loadable, mapLoadable } from '@platform/ui'
import type { RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import { RecordList } from '../../blocks/record/RecordList/RecordList.tsx'
import type { ChosenFilters } from '../../blocks/record/RecordList/useRecordFilter.ts'
import type { RecordPagesState } from '../../blocks/record/RecordList/useRecordPages.ts'
import { useProductName } from '../../i18n/useProductName.ts'
import { RebateHead } from './RebateHead.tsx'
import { useRebateTexts } from './useRebateTexts.tsx'

type Answer = OutputOf<typeof getRebateRecords>

/** The filters of the rebate record besides its dates; '' = all. */
export type RebateFilterName = 'gameType' | 'status'

export interface RebateReportViewProps {
  list: RecordPagesState<RebateRecord, Answer['footer'] | undefined>
  filters: ChosenFilters<RebateFilterName>
  /** Recently paid, cents. */
  paid: Loadable<Answer['paid']>
  rates: Loadable<OutputOf<typeof getRebateRates>>
  file?: Omit<RecordFile<RebateRecord>, 'columns'>
  /** The screen to claim; undefined if this member may not. */
  claimHref: string | undefined
}

/** The rebate record: recent payments, rates, filters by period, product and status, sums, rebates. */
export function RebateReportView({ list, filters, paid, rates, file, claimHref }: RebateReportViewProps) {
  const { chosen, onChoose } = filters
  const { symbol } = list
  const t = useTranslations('records.rebateReport')
  const record = useTranslations('records')
  const format = useFormatter()
  const nameOf = useProductName()
  const { columns, ...texts } = useRebateTexts(symbol)
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  const types = rates.state === 'ready' ? rates.value.products.map(({ gameType }) => gameType) : []
  return (
    <RecordList
      list={list}
      rows={{ ...texts, keyOf: ({ id }) => id }}
      tabs={<RebateHead paid={paid} rates={rates} symbol={symbol} claimHref={claimHref} />}
      choices={[
        {
          label: record('product'),
          value: chosen.gameType,
          options: types.map((value) => ({ value, label: nameOf(value) })),
          onChoose: (gameType) => onChoose({ gameType }),
        },
        {
          label: record('statusLabel'),
          value: chosen.status,
          options: RebateStatus.options.map((value) => ({ value, label: t(`status.${value}`) })),
          onChoose: (status) => onChoose({ status }),
        },
      ]}
      summary={mapLoadable(list.sums, (value) =>
        value
          ? [
              { label: t('amount'), value: money(value.amount) },
              { label: record('validStake'), value: money(value.validBetAmount) },
              { label: t('count'), value: format.number(value.count) },
            ]
          : [],
      )}
      statCount={3}
      file={file && { ...file, columns }}
      empty={{
        title: t('empty.title'),
        text: t('empty.text'),
        action: claimHref ? { label: t('claim'), href: claimHref } : undefined,
      }}
    />
  )
}
