import { useFormatter, useTranslations } from 'use-intl'
import type { ProfitLossFigure, ProfitLossRow } from '@platform/sdk/records'
import { Money, mapLoadable } from '@platform/ui'
import type { RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import { NetAmount } from '../../blocks/record/RecordList/NetAmount.tsx'
import { RecordList } from '../../blocks/record/RecordList/RecordList.tsx'
import type { RecordPagesState } from '../../blocks/record/RecordList/useRecordPages.ts'
import * as css from './ProfitLoss.css.ts'
import { type RowLinks, useFigureRowTexts } from './useFigureRowTexts.tsx'
import { useProductName } from '../../i18n/useProductName.ts'
import { joinParts } from '../../i18n/joinParts.ts'

/** Sums in cents. */
type Sums = Pick<ProfitLossRow, 'betAmount' | 'validBetAmount' | 'winAmount' | 'profit'> & { count: number }

export interface FigureRowsViewProps {
  list: RecordPagesState<ProfitLossRow, Sums | undefined>
  figure: ProfitLossFigure
  /** The market allows bonuses. */
  bonuses: boolean
  /** '' = all. */
  product: string
  products: readonly string[]
  file?: Omit<RecordFile<ProfitLossRow>, 'columns'>
  links: RowLinks
  onProduct: (product: string) => void
}

/** The rows behind a number, with their sum, which equals it. */
export function FigureRowsView({ list, figure, bonuses, product, products, file, links, onProduct }: FigureRowsViewProps) {
  const { symbol } = list
  const t = useTranslations('records.profitLoss')
  const format = useFormatter()
  const productName = useProductName()
  const isBets = figure === 'bets'
  const title = figure === 'reward' && !bonuses ? t('prize') : t(`rows.${figure}`)
  const { columns, ...texts } = useFigureRowTexts(symbol, isBets, links)
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  const totalsOf = ({ count, betAmount, validBetAmount, winAmount, profit }: Sums) => [
    { label: t(isBets ? 'net' : 'sum'), value: <NetAmount minor={profit} symbol={symbol} /> },
    { label: t(isBets ? 'count' : 'entries'), value: format.number(count) },
    ...(isBets
      ? [
          { label: t('stake'), value: money(betAmount) },
          { label: t('validStake'), value: money(validBetAmount) },
          { label: t('payout'), value: money(winAmount) },
        ]
      : []),
  ]
  return (
    <RecordList
      list={list}
      rows={{ ...texts, keyOf: ({ id }) => id }}
      tabs={<h2 className={css.rowsHeading}>{joinParts([title, product && productName(product)])}</h2>}
      choices={
        isBets
          ? [
              {
                label: t('products'),
                value: product,
                options: products.map((value) => ({ value, label: productName(value) })),
                onChoose: onProduct,
              },
            ]
          : []
      }
      summary={mapLoadable(list.sums, (value) => (value ? totalsOf(value) : []))}
      statCount={isBets ? 5 : 2}
      file={file && { ...file, columns }}
      empty={{ title: t('noRows.title'), text: t('noRows.text') }}
    />
  )
}
