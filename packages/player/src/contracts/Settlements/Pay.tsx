import { useEffect, useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { OutputOf } from '@platform/sdk'
import { MOST_SETTLEMENTS, type paySettlement } from '@platform/sdk/contracts'
import { contractSettlementsQuery } from '@platform/sdk/query/contracts'
import { useClient } from '@platform/sdk/react'
import { LinesSkeleton } from '../../blocks/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/LoadFailed.tsx'
import type { ContractPart } from '../ContractPart.ts'
import { PaidView } from './PaidView.tsx'
import { PayForm } from './PayForm.tsx'

/** Settlements to pay, one or all that are open, and what came of it. */
export function Pay({ kind, place, symbol }: ContractPart) {
  const [paid, setPaid] = useState<OutputOf<typeof paySettlement>>()
  const open = useInfiniteQuery(contractSettlementsQuery(useClient(), { kind, side: 'downline', state: 'open' }))
  const { hasNextPage, isFetching, isError, isFetchNextPageError, fetchNextPage, refetch } = open
  const all = open.data?.pages.flatMap(({ content }) => content).filter(({ payer }) => payer === 'upline') ?? []
  const settlements = all.filter(({ settlementId }) => place.settlement === undefined || settlementId === place.settlement)
  const lacks = hasNextPage && settlements.length < (place.settlement === undefined ? MOST_SETTLEMENTS : 1)
  useEffect(() => {
    if (lacks && !isFetching && !isError) void fetchNextPage()
  }, [lacks, isFetching, isError, fetchNextPage])
  const listHref = place.at({ tab: 'settlements' })
  if (paid) return <PaidView paid={paid} symbol={symbol} listHref={listHref} />
  // Later failures leave the form, what it says and what was typed.
  const rest = isError ? <LoadFailed retry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())} /> : <LinesSkeleton />
  if (!open.data) return rest
  const scope = `${kind} ${place.settlement ?? ''}`
  return (
    <PayForm
      key={scope}
      scope={scope}
      kind={kind}
      settlements={settlements.slice(0, MOST_SETTLEMENTS)}
      rest={lacks && rest}
      payable={open.data.pages[0]!.payable}
      readiness={open.data.pages[0]!.readiness}
      symbol={symbol}
      listHref={listHref}
      onPaid={setPaid}
    />
  )
}
