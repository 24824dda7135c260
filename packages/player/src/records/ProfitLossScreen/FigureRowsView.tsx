import { useFormatter, useTranslations } from 'use-intl'
import type { ProfitLossFigure, ProfitLossRow } from '@platform/sdk/records'
import { Money, mapLoadable, type Loadable } from '@platform/ui'
import type { Paging } from '../../blocks/paging.ts'
import type { DateChoice } from '../../blocks/RecordList/dateChoice.ts'
import type { RecordFile } from '../../blocks/RecordList/RecordFile.ts'
import { NetAmount } from '../../blocks/RecordList/NetAmount.tsx'
import { RecordList } from '../../blocks/RecordList/RecordList.tsx'
import * as css from './ProfitLoss.css.ts'
import { type RowLinks, useFigureRowTexts } from './useFigureRowTexts.tsx'
import { useProductName } from '../../blocks/useProductName.ts'

/** Sums in cents. */
type Sums = Pick<ProfitLossRow, 'betAmount' | 'validBetAmount' | 'winAmount' | 'profit'> & { count: number }

export interface FigureRowsViewProps extends RowLinks {
  dates: DateChoice
  today: string
  figure: ProfitLossFigure
  /** The market allows bonuses. */
  bonuses: boolean
  /** '' = all. */
  product: string
  products: readonly string[]
  pages: Loadable<readonly (readonly ProfitLossRow[])[]>
  sums: Loadable<Sums | undefined>
  paging: Paging
  symbol: string
  file?: Omit<RecordFile<ProfitLossRow>, 'columns'>
  onDates: (dates: DateChoice) => void
  onProduct: (product: string) => void
  onMore: () => void
}

/** The rows behind a number, with their sum, which equals it. */
export function FigureRowsView(props: FigureRowsViewProps) {
  const { figure, bonuses, product, products, sums, symbol, file, orderLinkOf, askLinkOf, onProduct, ...list } = props
  const t = useTranslations('records.pnl')
  const format = useFormatter()
  const productName = useProductName()
  const isBets = figure === 'bets'
  const title = figure === 'reward' && !bonuses ? t('prize') : t(`rows.${figure}`)
  const { columns, ...texts } = useFigureRowTexts(symbol, isBets, { orderLinkOf, askLinkOf })
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
      {...list}
      {...texts}
      tabs={<h2 className={css.rowsHeading}>{[title, product && productName(product)].filter(Boolean).join(' · ')}</h2>}
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
      summary={mapLoadable(sums, (value) => (value ? totalsOf(value) : []))}
      statCount={isBets ? 5 : 2}
      keyOf={({ id }) => id}
      file={file && { ...file, columns }}
      empty={{ title: t('noRows.title'), text: t('noRows.text') }}
    />
  )
}
