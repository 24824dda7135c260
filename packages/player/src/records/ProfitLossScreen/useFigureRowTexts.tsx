import { useTranslations } from 'use-intl'
import type { ProfitLossRow } from '@platform/sdk/records'
import { Money, Tag } from '@platform/ui'
import type { RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import { NetAmount } from '../../blocks/record/RecordList/NetAmount.tsx'
import type { RecordEntry } from '../../blocks/record/RecordList/RecordPages.tsx'
import type { RecordDetail } from '../../blocks/record/RecordList/RecordSheet.tsx'
import { useRecordTime } from '../../blocks/record/useRecordTime.ts'
import { useProductName } from '../../i18n/useProductName.ts'
import { amountCell } from '../../blocks/record/RecordList/csvOf.ts'
import { joinParts } from '../../i18n/joinParts.ts'

/** Link of a row; undefined = none, for this row or this viewer. */
export interface RowLinks {
  orderLinkOf: (row: ProfitLossRow) => string | undefined
  askLinkOf: (row: ProfitLossRow) => string | undefined
}

/** Texts of a row behind a number: on its card, in its sheet, in a file. */
export function useFigureRowTexts(symbol: string, isBets: boolean, { orderLinkOf, askLinkOf }: RowLinks) {
  const t = useTranslations('records.profitLoss')
  const record = useTranslations('records')
  const open = useTranslations('records.accountRecord.open')
  const time = useRecordTime()
  const productName = useProductName()
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  const net = ({ profit }: ProfitLossRow) => <NetAmount minor={profit} symbol={symbol} />
  const voided = <Tag tone="warning">{t('voided')}</Tag>

  const entryOf = (row: ProfitLossRow): RecordEntry => ({
    title: row.title || row.orderNo,
    subtitle: joinParts([row.gameType && productName(row.gameType), time.short(row.time)]),
    amount: net(row),
    status: row.voided ? voided : undefined,
  })

  const detailOf = (row: ProfitLossRow): RecordDetail => ({
    title: row.title || row.orderNo,
    rows: [
      ...(row.voided ? [{ label: record('statusLabel'), value: voided }] : []),
      { label: t(isBets ? 'net' : 'value'), value: net(row) },
      ...(isBets
        ? [
            { label: t('stake'), value: money(row.betAmount) },
            { label: t('validStake'), value: money(row.validBetAmount) },
            { label: t('payout'), value: money(row.winAmount) },
          ]
        : []),
      ...(row.betTime === undefined ? [] : [{ label: t('placed'), value: time.full(row.betTime) }]),
      { label: t('counted'), value: time.full(row.time) },
    ],
    number: { label: t('number'), value: row.orderNo || row.id },
    ways: row.orderType && [
      { label: open(row.orderType), href: orderLinkOf(row) },
      { label: record('ask'), href: askLinkOf(row) },
    ],
  })

  const inReais = (title: string, of: (row: ProfitLossRow) => number) => ({ title, cell: (row: ProfitLossRow) => amountCell(of(row)), sum: true as const }) // prettier-ignore
  const columns: RecordFile<ProfitLossRow>['columns'] = [
    { title: t('number'), cell: ({ orderNo, id }) => orderNo || id },
    { title: time.zoned(t('counted')), cell: (row) => time.cell(row.time) },
    { title: record('game'), cell: ({ title }) => title },
    ...(isBets
      ? [
          { title: time.zoned(t('placed')), cell: (row: ProfitLossRow) => time.cell(row.betTime) },
          { title: record('product'), cell: ({ gameType }: ProfitLossRow) => productName(gameType) },
          inReais(t('stake'), ({ betAmount }) => betAmount),
          inReais(t('validStake'), ({ validBetAmount }) => validBetAmount),
          inReais(t('payout'), ({ winAmount }) => winAmount),
        ]
      : []),
    inReais(t(isBets ? 'net' : 'value'), ({ profit }) => profit),
  ]
  return { entryOf, detailOf, columns }
}
