import { useInfiniteQuery } from '@tanstack/react-query'
import { getProfitLossRows, type ProfitLossFigure } from '@platform/sdk/records'
import { profitLossRowsQuery } from '@platform/sdk/query/records'
import { mentionsBonuses } from '@platform/sdk/markets'
import { useClient } from '@platform/sdk/react'
import { everyCursor, FILE_PAGE } from '../../blocks/record/RecordList/everyCursor.ts'
import type { RecordFilterState } from '../../blocks/record/RecordList/useRecordFilter.ts'
import { useMarket } from '../../merchant/useMarket.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { useLinkTo } from '../../session/useViewer.ts'
import { askLinkOf, orderLinkOf } from '../orderLinks.ts'
import { useRecordPages } from '../../blocks/record/RecordList/useRecordPages.ts'
import { useFileName } from '../../blocks/record/RecordList/useFileName.ts'
import { FigureRowsView } from './FigureRowsView.tsx'

interface FigureRowsProps extends RecordFilterState<'rows' | 'product'> {
  figure: ProfitLossFigure
}

/** The rows behind a number of the profit and loss. */
export function FigureRows({ figure, range, period, filters }: FigureRowsProps) {
  const client = useClient()
  const { merchant } = useMerchant()
  const market = useMarket()
  const fileName = useFileName()
  const linkTo = useLinkTo()
  const product = figure === 'bets' ? filters.chosen.product : ''
  const filter = { ...range, figure, ...(product && { gameType: product }) }
  const list = useRecordPages(period, useInfiniteQuery(profitLossRowsQuery(client, filter)))
  return (
    <FigureRowsView
      list={list}
      figure={figure}
      bonuses={mentionsBonuses(market)}
      product={product}
      products={merchant.categories}
      file={{
        name: fileName(range, figure),
        load: () => everyCursor((cursor) => getProfitLossRows(client, { ...filter, cursor, pageSize: FILE_PAGE })),
      }}
      links={{
        orderLinkOf: (row) => orderLinkOf({ ...row, at: row.betTime ?? row.time }, linkTo),
        askLinkOf: (row) => askLinkOf(row, linkTo),
      }}
      onProduct={(next) => filters.onChoose({ product: next })}
    />
  )
}
