import { lazyComponent, ButtonLink, Empty } from '@platform/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isOpenDeposit, type DepositOrder } from '@platform/sdk/deposit'
import { settingsQuery } from '@platform/sdk/query/account'
import {
  cancelDepositMutation,
  depositKeys,
  depositOrderQuery,
  renewDepositMutation,
  reportDepositPaidMutation,
  sendDepositReceiptMutation,
} from '@platform/sdk/query/deposit'
import { walletBalanceQuery, walletKeys } from '@platform/sdk/query/wallet'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { useImages } from '../../blocks/form/ImagePicker/useImages.ts'
import { templateOf } from '../../merchant/templateOf.ts'
import { unknownOf } from '../../blocks/form/UnknownOutcome/unknownOf.ts'
import { useQueryOrMissing } from '../../blocks/page/useQueryOrMissing.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useBalanceMask } from '../../session/useBalanceMask.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { DepositSkeleton } from '../DepositSkeleton.tsx'
import { DepositOrderView } from './DepositOrderView.tsx'
import { useDepositPlace } from '../useDepositPlace.ts'
import { useSlowCode } from './useSlowCode.ts'
import { wayBack } from './wayBack.ts'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../links/pageAddress.ts'
import { closePaymentWindow, paymentWindow, type PaymentWindow, showPayment } from '../paymentWindow.ts'

const DepositDetail = lazyComponent({ load: async () => (await import('../DepositDetail/DepositDetailView.tsx')).DepositDetailView })
const DepositProof = lazyComponent({ load: async () => (await import('../DepositProof/DepositProof.tsx')).DepositProof })

/** One deposit, polled until it has ended. */
export function DepositOrderPage({ orderNo }: { orderNo: string }) {
  const client = useClient()
  const place = useDepositPlace()
  const settings = useQuery(settingsQuery(client)).data
  const { data: order, missing, unreachable } = useQueryOrMissing(depositOrderQuery(client, orderNo))
  useNewBalance(order)
  if (missing && !order) return <UnknownDeposit formHref={place.at()} />
  if (!order || !settings) return <DepositSkeleton />
  const symbol = settings.currencySymbol
  if (place.view === 'proof')
    return <DepositProof order={order} detailHref={place.at({ order: orderNo, view: 'detail' })} symbol={symbol} />
  if (place.view === 'detail')
    return (
      <DepositDetail
        order={order}
        symbol={symbol}
        template={templateOf(settings, 'dep_func')}
        orderHref={place.at({ order: orderNo })}
        proofHref={place.at({ order: orderNo, view: 'proof' })}
      />
    )
  return <DepositPayment order={order} symbol={symbol} unreachable={unreachable} />
}

/** Incoming or outgoing money changes the balance: refetches it. */
function useNewBalance(order: DepositOrder | undefined) {
  const queries = useQueryClient()
  const moved = order && `${order.status} ${order.credited}`
  const counts = order && (order.credited > 0 || order.status === 'clawedBack' || order.status === 'returned')
  useEffect(() => {
    if (counts) void queries.invalidateQueries({ queryKey: walletKeys.balance() })
  }, [queries, counts, moved])
}

function DepositPayment({ order, symbol, unreachable }: { order: DepositOrder; symbol: string; unreachable: boolean }) {
  const { orderNo } = order
  const client = useClient()
  const queries = useQueryClient()
  const place = useDepositPlace()
  const linkTo = useLinkTo()
  const errorText = useErrorText()
  const mask = useBalanceMask()
  const balance = useQuery(walletBalanceQuery(client)).data
  const images = useImages()
  const goTo = (next: DepositOrder | undefined) => {
    if (!next) return place.replace()
    queries.setQueryData(depositKeys.order(next.orderNo), next)
    place.replace({ order: next.orderNo })
  }
  const renew = useKeyedMutation(renewDepositMutation(client), { scope: orderNo, onDone: goTo })
  const cancel = useKeyedMutation(cancelDepositMutation(client), { scope: orderNo })
  const receipt = useKeyedMutation(sendDepositReceiptMutation(client), { scope: orderNo })
  const paid = useMutation(reportDepositPaidMutation(client))
  const changes = [renew, cancel, receipt]
  const failed = changes.find(({ status }) => status === 'failed')
  const error = failed && 'error' in failed ? failed.error : isOpenDeposit(order) ? paid.error : undefined
  return (
    <DepositOrderView
      order={order}
      now={client.clock.now}
      symbol={symbol}
      balance={balance && { minor: balance.sumBalance, masked: mask.masked }}
      offline={unreachable}
      payment={{
        slow: useSlowCode(order, client.clock.now),
        window: usePaymentWindow(order),
        paid: { asking: paid.isPending, asked: paid.isSuccess, onClick: () => paid.mutate({ orderNo }) },
        receipt: { ...images, onSend: () => void receipt.submit({ orderNo, images: images.images.map(({ blob }) => blob) }) },
      }}
      changes={{
        busy: changes.some(({ busy }) => busy),
        error: error ? errorText(error) : undefined,
        unknown: changes.map(unknownOf).find(Boolean),
        onRenew: () => void renew.submit({ orderNo }),
        onCancel: () => void cancel.submit({ orderNo }),
      }}
      links={{
        detail: place.at({ order: orderNo, view: 'detail' }),
        form: place.at(),
        other: place.at({ channel: order.channelId }),
        help: linkTo('feedback', { order: orderNo, about: 'deposit' }) ?? linkTo('service'),
        back: wayBack(place.back, linkTo('gameList', { gameType: 'RNG' }) ?? linkTo('home') ?? '/'),
      }}
    />
  )
}

/** The address names no deposit of this member. */
function UnknownDeposit({ formHref }: { formHref: string }) {
  const t = useTranslations('deposit')
  return (
    <Empty
      title={t('detail.notFound')}
      text={t('detail.notFoundText')}
      action={<ButtonLink href={formHref}>{t('result.again')}</ButtonLink>}
    />
  )
}

/** Navigates the window that the tap opened to the payment page as soon as its address is known. */
function usePaymentWindow({ payUrl, status }: DepositOrder): PaymentWindow {
  const waits = status === 'waiting'
  const on = waits || status === 'created'
  useEffect(() => {
    const href = pageAddress(payUrl)
    if (waits && href) showPayment(href)
    if (!on) closePaymentWindow()
  }, [waits, on, payUrl])
  return useSyncExternalStore(paymentWindow.subscribe, paymentWindow.get, paymentWindow.get)
}
