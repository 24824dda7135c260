import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { isAgentType } from '@platform/sdk/account'
import { getMemberTransactions, type MemberTransaction, TransactionFlow, type TransactionSums } from '@platform/sdk/records'
import { memberTransactionsQuery, transactionTypesQuery, memberTransactionQuery } from '@platform/sdk/query/records'
import { useClient } from '@platform/sdk/react'
import { everyCursor, FILE_PAGE } from '../../blocks/record/RecordList/everyCursor.ts'
import { useRecordFilter } from '../../blocks/record/RecordList/useRecordFilter.ts'
import { pathTo } from '../../paths.ts'
import { useMember } from '../../session/useMember.ts'
import { useSession } from '../../session/useSession.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { askLinkOf, orderLinkOf } from '../orderLinks.ts'
import { useRecordPages } from '../../blocks/record/RecordList/useRecordPages.ts'
import { useFileName } from '../../blocks/record/RecordList/useFileName.ts'
import { AccountRecordView, type MovementFilter } from './AccountRecordView.tsx'
import { loadable } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { MovementMoreView } from './MovementMoreView.tsx'

/** Every movement of the member's money, with the balance before and after it. */
export function Movements() {
  const client = useClient()
  const fileName = useFileName()
  const linkTo = useLinkTo()
  const { range, period, filters } = useRecordFilter<MovementFilter>({
    txCode: undefined,
    flow: TransactionFlow.options,
    types: ['A'],
  })
  const { chosen } = filters
  const { type = 0 } = useSession() ?? {}
  const { userName } = useMember()
  const isAgent = isAgentType(type)
  const types = isAgent && chosen.types === 'A' ? ('A' as const) : undefined
  const filter = { ...range, ...filled(chosen), types }
  const list = useRecordPages(period, useInfiniteQuery(memberTransactionsQuery(client, filter)))
  const known = useQuery(transactionTypesQuery(client)).data?.content ?? []
  // The order pages of other team members are not accessible.
  const isOwn = (row: MemberTransaction) => row.userName === '' || row.userName === userName
  return (
    <AccountRecordView
      list={list}
      filters={filters}
      types={known.filter(({ used, txCode }) => used || types === 'A' || txCode === chosen.txCode)}
      team={isAgent ? types === 'A' : undefined}
      file={{
        name: fileName(range),
        load: async function* () {
          let sums: TransactionSums | undefined
          const { complete } = yield* everyCursor(async (cursor) => {
            const page = await getMemberTransactions(client, { ...filter, cursor, pageSize: FILE_PAGE })
            sums ??= page.footer
            return page
          })
          return { complete, sums }
        },
      }}
      statementHref={pathTo('accountRecord', { view: 'statement' })}
      ways={{
        orderLinkOf: (row) => (isOwn(row) ? orderLinkOf({ ...row, at: row.txTime }, linkTo) : undefined),
        askLinkOf: (row) => (isOwn(row) ? askLinkOf(row, linkTo) : undefined),
        renderMore: ({ id }) => <MovementMore key={id} id={id} types={types} symbol={list.symbol} />,
      }}
    />
  )
}

/** Only the filters that are set. */
const filled = ({ txCode, flow }: Record<MovementFilter, string>) => ({
  ...(txCode && { txCode }),
  ...(flow && { flow: TransactionFlow.options.find((each) => each === flow) }),
})

/** The parts of a movement and its related ones, loaded once it is opened. */
function MovementMore({ id, types, symbol }: { id: string; types: 'A' | undefined; symbol: string }) {
  const answer = loadable(useQuery(memberTransactionQuery(useClient(), id, types)))
  if (answer.state === 'loading') return <LinesSkeleton />
  if (answer.state === 'error') return <LoadFailed retry={answer.retry} />
  return <MovementMoreView parts={answer.value.parts} related={answer.value.related} symbol={symbol} />
}
