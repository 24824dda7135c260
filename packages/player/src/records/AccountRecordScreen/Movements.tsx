import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { getMemberTransactions, TransactionFlow } from '@platform/sdk/records'
import { memberTransactionsQuery, transactionTypesQuery } from '@platform/sdk/query/records'
import { useClient } from '@platform/sdk/react'
import { loadable } from '../../blocks/Loadable.ts'
import { pagingOf } from '../../blocks/paging.ts'
import { everyCursor } from '../../blocks/RecordList/everyCursor.ts'
import { useRecordFilter } from '../../blocks/RecordList/useRecordFilter.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useCurrencySymbol } from '../useCurrencySymbol.ts'
import { AccountRecordView, type MovementFilter } from './AccountRecordView.tsx'
import { MovementMore } from './MovementMore.tsx'
import { orderLinkOf } from './orderLinkOf.ts'

const LOADING = { state: 'loading' } as const
/** Rows of one answer where all of them are fetched for a file. */
const FILE_PAGE = 500

/** Every movement of the member's money, with the balance before and after it. */
export function Movements() {
  const client = useClient()
  const { merchant } = useMerchant()
  const linkTo = useLinkTo()
  const { range, chosen, setDates, choose, ...dates } = useRecordFilter<MovementFilter>({
    txCode: undefined,
    flow: TransactionFlow.options,
  })
  const filter = { ...range, ...filled(chosen) }
  const records = useInfiniteQuery(memberTransactionsQuery(client, filter))
  const types = useQuery(transactionTypesQuery(client)).data?.content ?? []
  const symbol = useCurrencySymbol()
  const { fetchNextPage } = records
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  return (
    <AccountRecordView
      {...dates}
      chosen={chosen}
      types={types.filter(({ used, txCode }) => used || txCode === chosen.txCode)}
      pages={symbol === undefined ? LOADING : loadable(records, ({ pages }) => pages.map((page) => page.content))}
      sums={symbol === undefined ? LOADING : loadable(records, ({ pages }) => pages[0]!.footer)}
      paging={pagingOf(records)}
      symbol={symbol ?? ''}
      file={{
        name: `${merchant.code}-${range.startDate}_${range.endDate}`,
        load: async () => {
          const { first, ...all } = await everyCursor((cursor) => getMemberTransactions(client, { ...filter, cursor, pageSize: FILE_PAGE }))
          return { ...all, sums: first.footer }
        },
      }}
      statementHref={pathTo('accountRecord', { view: 'statement' })}
      orderLinkOf={(row) => orderLinkOf(row, linkTo)}
      renderMore={({ id }) => <MovementMore key={id} id={id} symbol={symbol ?? ''} />}
      onDates={setDates}
      onChoose={choose}
      onMore={more}
    />
  )
}

/** Only the filters that are on. */
const filled = ({ txCode, flow }: Record<MovementFilter, string>) => ({
  ...(txCode && { txCode }),
  ...(flow && { flow: TransactionFlow.options.find((each) => each === flow) }),
})
