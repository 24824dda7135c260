import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { settingsQuery } from '@platform/sdk/query/account'
import { transferQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { LinesSkeleton } from '../../blocks/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/LoadFailed.tsx'
import { useLinkTo } from '../../session/useViewer.ts'
import { isUnknownTransfer, sentAs, UnknownTransfer } from '../TransferReceipt.tsx'
import { useTransferPlace } from '../useTransferPlace.ts'
import { SeveralReceiptsView } from './SeveralReceiptsView.tsx'

/** What one call sent to several. */
export function SeveralReceipts({ orders }: { orders: readonly string[] }) {
  const client = useClient()
  const linkTo = useLinkTo()
  const { formHref, hrefOf } = useTransferPlace('teamTransfer')
  const { data: site } = useSuspenseQuery(settingsQuery(client))
  const answers = useQueries({ queries: orders.map((orderNo) => transferQuery(client, orderNo)) })
  if (answers.some(({ error }) => isUnknownTransfer(error))) return <UnknownTransfer formHref={formHref} />
  const failed = answers.find(({ isError }) => isError)
  if (failed) return <LoadFailed retry={() => answers.forEach((answer) => answer.isError && void answer.refetch())} />
  const transfers = answers.flatMap(({ data }) => data ?? [])
  if (transfers.length < orders.length) return <LinesSkeleton />
  return (
    <SeveralReceiptsView
      transfers={transfers}
      symbol={site.currencySymbol}
      hrefOf={hrefOf}
      formHref={formHref}
      recordsHref={linkTo('accountRecord', { txCode: sentAs.teamTransfer })}
    />
  )
}
