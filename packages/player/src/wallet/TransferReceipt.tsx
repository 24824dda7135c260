import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { settingsQuery } from '@platform/sdk/query/account'
import { transferQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { ButtonLink, Empty } from '@platform/ui'
import { LinesSkeleton } from '../blocks/LinesSkeleton.tsx'
import { useQueryOrMissing } from '../blocks/useQueryOrMissing.ts'
import { useBalanceMask } from '../session/useBalanceMask.ts'
import { useLinkTo } from '../session/useViewer.ts'
import { TransferReceiptView } from './TransferReceiptView.tsx'
import { useTransferPlace, type TransferRoute } from './useTransferPlace.ts'

/** What the account record calls money that was sent from there. */
export const sentAs = { superiorTransfer: 'toUpline', teamTransfer: 'toDownline' } as const

/** One transfer, as it was made. */
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

/** The address names a transfer that is none of the member's. */
export function UnknownTransfer({ formHref }: { formHref: string }) {
  const t = useTranslations('wallet.receipt')
  return <Empty title={t('notFound')} text={t('notFoundText')} action={<ButtonLink href={formHref}>{t('another')}</ButtonLink>} />
}
