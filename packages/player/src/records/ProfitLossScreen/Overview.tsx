import { useQuery } from '@tanstack/react-query'
import { profitLossQuery } from '@platform/sdk/query/records'
import { mentionsBonuses } from '@platform/sdk/markets'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { writeDates } from '../../blocks/record/RecordList/dateChoice.ts'
import type { RecordFilterState } from '../../blocks/record/RecordList/useRecordFilter.ts'
import { useMarket } from '../../merchant/useMarket.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { useFeature } from '../../merchant/useFeature.ts'
import { pathTo } from '../../paths.ts'
import { useCurrencySymbol } from '../../session/useCurrencySymbol.ts'
import { daysBetween } from '../../blocks/record/daysBetween.ts'
import { useFileName } from '../../blocks/record/RecordList/useFileName.ts'
import { ProfitLossView } from './ProfitLossView.tsx'

/** Result of a period. */
export function Overview({ range, period }: Pick<RecordFilterState<'rows' | 'product'>, 'range' | 'period'>) {
  const client = useClient()
  const { merchant } = useMerchant()
  const market = useMarket()
  const fileName = useFileName()
  const answer = loadable(useQuery(profitLossQuery(client, range)))
  const symbol = useCurrencySymbol()
  const cashback = [useFeature('MANPLAYREB3'), useFeature('PLYRBT')].some(Boolean)
  return (
    <ProfitLossView
      period={period}
      days={daysBetween(range)}
      figures={symbol === undefined ? { state: 'loading' } : answer}
      symbol={symbol ?? ''}
      house={{ bonuses: mentionsBonuses(market), cashback }}
      fileName={fileName(range)}
      rowsHrefOf={(rows, { day, product } = {}) =>
        pathTo('profitLoss', { ...(day ? { from: day, to: day } : writeDates(period.dates, '7d')), rows, product })
      }
      gamesHref={pathTo('gameList', { gameType: merchant.categories[0] ?? 'RNG' })}
    />
  )
}
