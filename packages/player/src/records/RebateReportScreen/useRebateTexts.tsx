import { useTranslations } from 'use-intl'
import type { RebateRecord } from '@platform/sdk/wallet'
import { Money, Tag } from '@platform/ui'
import type { RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import type { RecordEntry } from '../../blocks/record/RecordList/RecordPages.tsx'
import type { RecordDetail } from '../../blocks/record/RecordList/RecordSheet.tsx'
import { useProductName } from '../../i18n/useProductName.ts'
import { useRate } from '../../i18n/useRate.ts'
import { JoinedParts } from '../../i18n/JoinedParts.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { useRecordTime } from '../../blocks/record/useRecordTime.ts'
import { amountCell } from '../../blocks/record/RecordList/csvOf.ts'
import { verbatim } from '../../i18n/verbatim.ts'

/** Texts of a rebate: on its card, in its sheet, in a file. */
export function useRebateTexts(symbol: string) {
  const t = useTranslations('records.rebateReport')
  const record = useTranslations('records')
  const nameOf = useProductName()
  const rateOf = useRate()
  const spell = useSpell(symbol)
  const time = useRecordTime()
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  const status = (row: RebateRecord) => <Tag tone={row.status === 'paid' ? 'win' : 'neutral'}>{t(`status.${row.status}`)}</Tag>
  const amount = (row: RebateRecord) => (row.status === 'paid' ? <Money minor={row.amount} symbol={symbol} signed /> : money(row.amount))

  const entryOf = (row: RebateRecord): RecordEntry => ({
    title: nameOf(row.gameType),
    subtitle: (
      <JoinedParts parts={[verbatim(t)('line', { rate: rateOf(row.rate), stake: spell(row.validBetAmount) }), time.short(row.time)]} />
    ),
    amount: amount(row),
    status: status(row),
  })

  const detailOf = (row: RebateRecord): RecordDetail => ({
    title: nameOf(row.gameType),
    rows: [
      { label: record('statusLabel'), value: status(row) },
      { label: t('bets'), value: row.bets },
      { label: record('validStake'), value: money(row.validBetAmount) },
      { label: t('rate'), value: rateOf(row.rate) },
      ...(row.back > 0 ? [{ label: t('back'), value: <Money minor={0 - row.back} symbol={symbol} signed /> }] : []),
      { label: t('amount'), value: amount(row) },
      { label: t(row.status === 'paid' ? 'paidAt' : 'expiredAt'), value: time.full(row.time) },
      { label: t('how'), value: t(`source.${row.source}`) },
    ],
    number: { label: t('number'), value: row.claimNo },
  })

  const columns: RecordFile<RebateRecord>['columns'] = [
    { title: t('number'), cell: ({ claimNo }) => claimNo },
    { title: time.zoned(t('time')), cell: (row) => time.cell(row.time) },
    { title: record('product'), cell: ({ gameType }) => nameOf(gameType) },
    { title: record('validStake'), cell: ({ validBetAmount }) => amountCell(validBetAmount) },
    { title: t('rate'), cell: ({ rate }) => rateOf(rate) },
    { title: record('statusLabel'), cell: (row) => t(`status.${row.status}`) },
    { title: t('amount'), cell: (row) => amountCell(row.status === 'paid' ? row.amount : 0), sum: true },
  ]
  return { entryOf, detailOf, columns }
}
