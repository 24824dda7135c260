import { lazyComponent, ButtonLink, Empty } from '@platform/ui'
import { useEffect } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { settingsQuery } from '@platform/sdk/query/account'
import { walletBalanceQuery, walletKeys } from '@platform/sdk/query/wallet'
import { cancelWithdrawMutation, withdrawKeys, withdrawOrderQuery } from '@platform/sdk/query/withdraw'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { unknownOf } from '../../blocks/form/UnknownOutcome/unknownOf.ts'
import { useQueryOrMissing } from '../../blocks/page/useQueryOrMissing.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useBalanceMask } from '../../session/useBalanceMask.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useWithdrawPlace } from '../useWithdrawPlace.ts'
import { WithdrawOrderView } from './WithdrawOrderView.tsx'
import { useTranslations } from 'use-intl'

const WithdrawProof = lazyComponent({ load: async () => (await import('../WithdrawProof/WithdrawProof.tsx')).WithdrawProof })

/** One withdrawal, refetched until it has ended. */
export function WithdrawOrderPage({ orderNo }: { orderNo: string }) {
  const client = useClient()
  const queries = useQueryClient()
  const place = useWithdrawPlace()
  const linkTo = useLinkTo()
  const errorText = useErrorText()
  const mask = useBalanceMask()
  const settings = useQuery(settingsQuery(client)).data
  const balance = useQuery(walletBalanceQuery(client)).data
  const { data: order, missing, unreachable } = useQueryOrMissing(withdrawOrderQuery(client, orderNo))
  const cancel = useKeyedMutation(cancelWithdrawMutation(client), { scope: orderNo })
  const status = order?.status
  useEffect(() => {
    // Held money that was returned or paid changes the balance everywhere.
    if (status) void queries.invalidateQueries({ queryKey: walletKeys.balance() })
  }, [queries, status])
  if (missing && !order) return <UnknownWithdrawal formHref={place.at()} />
  if (!order || !settings) return <LinesSkeleton />
  if (place.view === 'proof')
    return <WithdrawProof order={order} symbol={settings.currencySymbol} orderHref={place.at({ order: orderNo })} />
  return (
    <WithdrawOrderView
      order={order}
      symbol={settings.currencySymbol}
      balance={balance && { minor: balance.sumBalance, masked: mask.masked }}
      offline={unreachable}
      cancellation={{
        busy: cancel.busy,
        error: cancel.status === 'failed' ? errorText(cancel.error) : undefined,
        unknown: unknownOf(cancel),
        // It may have been approved since the last answer.
        onAsk: () => void queries.invalidateQueries({ queryKey: withdrawKeys.order(orderNo) }),
        onCancel: () => void cancel.submit({ orderNo }),
      }}
      formHref={place.at()}
      proofHref={place.at({ order: orderNo, view: 'proof' })}
      helpHref={linkTo('feedback', { order: orderNo, about: 'withdrawal' }) ?? linkTo('service')}
    />
  )
}

/** The order in the address is not a withdrawal of this member. */
function UnknownWithdrawal({ formHref }: { formHref: string }) {
  const t = useTranslations('withdraw.order')
  return <Empty title={t('notFound')} text={t('notFoundText')} action={<ButtonLink href={formHref}>{t('another')}</ButtonLink>} />
}
