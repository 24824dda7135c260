import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { settingsQuery } from '@platform/sdk/query/account'
import { transferQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { allOf, loadable } from '@platform/ui'
import { isMissing } from '../../blocks/page/isMissing.ts'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { useLinkTo } from '../../session/useViewer.ts'
import { sentAs, UnknownTransfer } from '../TransferReceipt.tsx'
import { useTransferPlace } from '../useTransferPlace.ts'
import { SeveralReceiptsView } from './SeveralReceiptsView.tsx'

/** The transfers of one call to several receivers. */
export function SeveralReceipts({ orders }: { orders: readonly string[] }) {
  const client = useClient()
  const linkTo = useLinkTo()
  const { formHref, hrefOf } = useTransferPlace('teamTransfer')
  const { data: site } = useSuspenseQuery(settingsQuery(client))
  const answers = useQueries({ queries: orders.map((orderNo) => transferQuery(client, orderNo)) })
  if (answers.some(({ error }) => isMissing(error))) return <UnknownTransfer formHref={formHref} />
  const transfers = allOf(answers.map((answer) => loadable(answer)))
  if (transfers.state === 'loading') return <LinesSkeleton />
  if (transfers.state === 'error') return <LoadFailed retry={transfers.retry} />
  return (
    <SeveralReceiptsView
      transfers={transfers.value}
      symbol={site.currencySymbol}
      hrefOf={hrefOf}
      formHref={formHref}
      recordsHref={linkTo('accountRecord', { txCode: sentAs.teamTransfer })}
    />
  )
}
