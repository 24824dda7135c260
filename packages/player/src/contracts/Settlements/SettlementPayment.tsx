import { useEffect, useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { OutputOf } from '@platform/sdk'
import { MOST_SETTLEMENTS, type paySettlement } from '@platform/sdk/contracts'
import { contractSettlementsQuery } from '@platform/sdk/query/contracts'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import type { ContractPart } from '../ContractPart.ts'
import { PaidView } from './PaidView.tsx'
import { PayForm } from './PayForm.tsx'

/** Pays one settlement or all open ones, and shows the outcome. */
export function SettlementPayment({ kind, place, symbol }: ContractPart) {
  const [payment, setPayment] = useState<OutputOf<typeof paySettlement>>()
  const open = useInfiniteQuery(contractSettlementsQuery(useClient(), { kind, side: 'downline', state: 'open' }))
  const { hasNextPage, isFetching, isError, isFetchNextPageError, fetchNextPage, refetch } = open
  const first = loadable(open, ({ pages }) => pages[0]!)
  const all = open.data?.pages.flatMap(({ content }) => content).filter(({ payer }) => payer === 'upline') ?? []
  const settlements = all.filter(({ settlementId }) => place.settlement === undefined || settlementId === place.settlement)
  const lacks = hasNextPage && settlements.length < (place.settlement === undefined ? MOST_SETTLEMENTS : 1)
  useEffect(() => {
    if (lacks && !isFetching && !isError) void fetchNextPage()
  }, [lacks, isFetching, isError, fetchNextPage])
  const listHref = place.at({ tab: 'settlements' })
  if (payment) return <PaidView paid={payment} symbol={symbol} listHref={listHref} />
  if (first.state === 'loading') return <LinesSkeleton />
  if (first.state === 'error') return <LoadFailed retry={first.retry} />
  const scope = `${kind} ${place.settlement ?? ''}`
  return (
    <PayForm
      key={scope}
      scope={scope}
      kind={kind}
      settlements={settlements.slice(0, MOST_SETTLEMENTS)}
      rest={lacks && (isError ? <LoadFailed retry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())} /> : <LinesSkeleton />)}
      payable={first.value.payable}
      readiness={first.value.readiness}
      symbol={symbol}
      listHref={listHref}
      onPaid={setPayment}
    />
  )
}
