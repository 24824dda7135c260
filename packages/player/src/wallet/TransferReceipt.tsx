import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PlatformError } from '@platform/sdk'
import { settingsQuery } from '@platform/sdk/query/account'
import { transferQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { ButtonLink, Empty } from '@platform/ui'
import { LinesSkeleton } from '../blocks/LinesSkeleton.tsx'
import { useBalanceMask } from '../session/useBalanceMask.ts'
import { useLinkTo } from '../session/useViewer.ts'
import { TransferReceiptView } from './TransferReceiptView.tsx'
import { useTransferPlace, type TransferRoute } from './useTransferPlace.ts'

/** What the account record calls money that was sent from there. */
export const sentAs = { superiorTransfer: 'toUpline', teamTransfer: 'toDownline' } as const

export const isUnknownTransfer = (error: unknown) => error instanceof PlatformError && error.code === 'notFound'

/** One transfer, as it was made. */
export function TransferReceipt({ route, orderNo }: { route: TransferRoute; orderNo: string }) {
  const client = useClient()
  const { formHref } = useTransferPlace(route)
  const linkTo = useLinkTo()
  const { masked } = useBalanceMask()
  const site = useQuery(settingsQuery(client)).data
  const { data: order, error } = useQuery({ ...transferQuery(client, orderNo), throwOnError: (reason) => !isUnknownTransfer(reason) })
  if (isUnknownTransfer(error)) return <UnknownTransfer formHref={formHref} />
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
