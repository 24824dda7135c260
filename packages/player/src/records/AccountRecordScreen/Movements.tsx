import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getMemberTransactions, TransactionFlow } from '@platform/sdk/records'
import { memberTransactionsQuery, transactionTypesQuery } from '@platform/sdk/query/records'
import { useClient } from '@platform/sdk/react'
import { everyCursor, FILE_PAGE } from '../../blocks/RecordList/everyCursor.ts'
import { useRecordFilter } from '../../blocks/RecordList/useRecordFilter.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { askLinkOf, orderLinkOf } from '../orderLinks.ts'
import { useRecordPages } from '../useRecordPages.ts'
import { AccountRecordView, type MovementFilter } from './AccountRecordView.tsx'
import { MovementMore } from './MovementMore.tsx'

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
  const records = useRecordPages(useInfiniteQuery(memberTransactionsQuery(client, filter)))
  const types = useQuery(transactionTypesQuery(client)).data?.content ?? []
  return (
    <AccountRecordView
      {...dates}
      {...records}
      chosen={chosen}
      types={types.filter(({ used, txCode }) => used || txCode === chosen.txCode)}
      file={{
        name: `${merchant.code}-${range.startDate}_${range.endDate}`,
        load: async () => {
          const { first, ...all } = await everyCursor((cursor) => getMemberTransactions(client, { ...filter, cursor, pageSize: FILE_PAGE }))
          return { ...all, sums: first.footer }
        },
      }}
      statementHref={pathTo('accountRecord', { view: 'statement' })}
      orderLinkOf={(row) => orderLinkOf({ ...row, at: row.txTime }, linkTo)}
      askLinkOf={(row) => askLinkOf(row, linkTo)}
      renderMore={({ id }) => <MovementMore key={id} id={id} symbol={records.symbol} />}
      onDates={setDates}
      onChoose={choose}
    />
  )
}

/** Only the filters that are on. */
const filled = ({ txCode, flow }: Record<MovementFilter, string>) => ({
  ...(txCode && { txCode }),
  ...(flow && { flow: TransactionFlow.options.find((each) => each === flow) }),
})
