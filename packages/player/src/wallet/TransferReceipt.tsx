import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { settingsQuery } from '@platform/sdk/query/account'
import { transferQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { ButtonLink, Empty } from '@platform/ui'
import { LinesSkeleton } from '../blocks/page/LinesSkeleton.tsx'
import { useQueryOrMissing } from '../blocks/page/useQueryOrMissing.ts'
import { useBalanceMask } from '../session/useBalanceMask.ts'
import { useLinkTo } from '../session/useViewer.ts'
import { TransferReceiptView } from './TransferReceiptView.tsx'
import { useTransferPlace, type TransferRoute } from './useTransferPlace.ts'

/** Transaction codes of the account record for money sent from each route. */
export const sentAs = { superiorTransfer: 'toUpline', teamTransfer: 'toDownline' } as const

/** The receipt of one transfer. */
export function TransferReceipt({ route, orderNo }: { route: TransferRoute; orderNo: string }) {
  const client = useClient()
  const { formHref } = useTransferPlace(route)
  const linkTo = useLinkTo()
  const { masked } = useBalanceMask()
  const site = useQuery(settingsQuery(client)).data
  const { data: order, missing } = useQueryOrMissing(transferQuery(client, orderNo))
  if (missing) return <UnknownTransfer formHref={formHref} />
  if (!order || !site) return <LinesSkeleton />
  return (
    <TransferReceiptView
      order={order}
      symbol={site.currencySymbol}
      masked={masked}
      formHref={formHref}
      recordsHref={linkTo('accountRecord', { txCode: sentAs[route] })}
      helpHref={linkTo('feedback', { order: orderNo, about: 'account' }) ?? linkTo('service')}
    />
  )
}

/** The transfer in the address is not one of the member. */
export function UnknownTransfer({ formHref }: { formHref: string }) {
  const t = useTranslations('wallet.receipt')
  return <Empty title={t('notFound')} text={t('notFoundText')} action={<ButtonLink href={formHref}>{t('another')}</ButtonLink>} />
}
