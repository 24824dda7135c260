import { useState } from 'react'
import { useQuery, useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { minor, type Minor, type OutputOf, PlatformError } from '@platform/sdk'
import { depositFee, type DepositChannel, type DepositOrder, type getDepositChannels } from '@platform/sdk/deposit'
import { settingsQuery } from '@platform/sdk/query/account'
import {
  depositBanksQuery,
  depositByTransferMutation,
  depositChannelsQuery,
  depositKeys,
  depositMutation,
} from '@platform/sdk/query/deposit'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { expectedCost } from '@platform/sdk/wallet'
import { focusFirstError } from '@platform/ui'
import { unknownOf } from '../blocks/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../i18n/useErrorText.ts'
import { useLinkTo } from '../session/useViewer.ts'
import { amountProblem, leftOf } from './amountProblem.ts'
import { useDepositDraft } from './depositDraft.ts'
import { DepositFormView } from './DepositFormView.tsx'
import { DepositSkeleton } from './DepositSkeleton.tsx'
import { nightLimit } from './nightLimit.ts'
import { closePaymentWindow, openPaymentWindow } from './paymentWindow.ts'
import { useDepositPlace } from './useDepositPlace.ts'
import { useOffers } from './useOffers.ts'
import { usePayer } from './usePayer.ts'

/** The deposit form. An open order has priority: after a return or reload the player continues with it. */
export function DepositForm() {
  const client = useClient()
  const place = useDepositPlace()
  const { draft } = useDepositDraft()
  const [{ data, isFetching }, { data: settings }] = useSuspenseQueries({
    // Name and CPF may have just been entered, or an order paid.
    queries: [{ ...depositChannelsQuery(client), refetchOnMount: 'always' }, settingsQuery(client)],
  })
  const chosen = [draft.channelId, place.channelId]
  const open = data.channels.find(({ openOrderNo }) => openOrderNo !== '')
  if (open && chosen.every((id) => id === undefined) && draft.amount === undefined)
    // The cached list may be older than the end of that order.
    return isFetching ? <DepositSkeleton /> : <Navigate to={place.at({ order: open.openOrderNo })} replace />
  const channel =
    chosen.map((id) => data.channels.find(({ channelId, maintenance }) => channelId === id && !maintenance)).find(Boolean) ??
    data.channels.find(({ maintenance }) => !maintenance)
  return <Filling {...data} channel={channel} symbol={settings.currencySymbol} />
}

interface FillingProps extends OutputOf<typeof getDepositChannels> {
  channel: DepositChannel | undefined
  symbol: string
}

function Filling({ channels, limits, payer: known, promotions, turnover, channel, symbol }: FillingProps) {
  const t = useTranslations('deposit')
  const client = useClient()
  const place = useDepositPlace()
  const linkTo = useLinkTo()
  const errorText = useErrorText()
  const { draft, change } = useDepositDraft()
  const [tried, setTried] = useState(false)
  const { bankCode } = draft
  const amount = 'amount' in draft ? draft.amount : place.amount
  const type = channel?.type ?? 'PIX'
  const banks = useQuery({ ...depositBanksQuery(client, channel?.channelId ?? ''), enabled: type === 'TRANSFER' }).data
  const payer = usePayer(known)
  const wrong = channel && amountProblem(amount, channel, limits)
  const fee = channel && amount !== undefined && !wrong ? depositFee(channel, amount) : undefined
  const offers = useOffers(promotions, wrong ? undefined : amount)
  // Chosen here, or earlier on the promotion's own page.
  const chosenPromotion = draft.promotionId ?? place.promotionId
  const promotion = offers?.state === 'ready' ? offers.value.list.find(({ id }) => id === chosenPromotion) : undefined
  const waitsForBonus = Boolean(chosenPromotion) && offers !== undefined && offers.state !== 'ready'
  const { make, send } = useMakeOrder(type)
  const bank = banks?.find((one) => one.bankCode === bankCode) ?? (banks?.length === 1 ? banks[0] : undefined)
  const submit = (form: HTMLFormElement) => {
    if (waitsForBonus) return
    const isIncomplete = !channel || wrong !== undefined || amount === undefined || (type === 'TRANSFER' && !bank)
    // Not after a complete form: cleared once it is sent, it would announce its empty amount before the order.
    setTried(isIncomplete)
    if (isIncomplete) return focusFirstError(form)
    // During the tap, before anything is awaited: otherwise browsers block the window.
    if (type === 'GATEWAY' || type === 'CARD') openPaymentWindow(t('window.created'))
    const promotionId = promotion && amount >= promotion.min ? promotion.id : undefined
    const order = { channelId: channel.channelId, amount, promotionId }
    send(bank ? { ...order, bankCode: bank.bankCode } : order)
  }
  return (
    <DepositFormView
      symbol={symbol}
      channels={channels}
      channel={channel}
      onChannel={(channelId) => change({ channelId })}
      amount={amount}
      onAmount={(next) => change({ amount: next === undefined ? undefined : minor(next) })}
      problem={tried ? wrong : wrong === 'empty' ? undefined : wrong}
      most={leftOf(limits)}
      fee={fee}
      hasTurnover={turnover !== undefined}
      turnover={turnover && fee !== undefined ? turnoverFor(minor(amount! - fee), turnover) : undefined}
      night={nightLimit(channel?.bankLimits, amount, client.clock.now())}
      limits={limits}
      banks={type === 'TRANSFER' ? (banks ?? []) : undefined}
      bankCode={bank?.bankCode ?? ''}
      bankMissing={tried && !bank}
      onBank={(code) => change({ bankCode: code })}
      offers={offers}
      promotionId={promotion?.id}
      waitsForBonus={waitsForBonus}
      onPromotion={(promotionId) => change({ promotionId: promotionId ?? '' })}
      payer={channel?.ownAccountOnly ? payer : undefined}
      openHref={channel?.openOrderNo ? place.at({ order: channel.openOrderNo }) : undefined}
      helpHref={linkTo('service')}
      busy={make.busy}
      error={make.status === 'failed' ? t('form.nothingCharged', { reason: errorText(make.error) }) : undefined}
      unknown={unknownOf(make)}
      onSubmit={submit}
    />
  )
}

/** What the credited amount requires to be bet, and the average cost of that. */
function turnoverFor(credited: Minor, { multiple, returnToPlayer }: NonNullable<FillingProps['turnover']>) {
  const required = minor(credited * multiple)
  return { required, expectedCost: expectedCost({ left: required, returnToPlayer, weight: 100 }) }
}

/** Creates an order of this type, once, and navigates to it; also to an order that was open already. */
function useMakeOrder(type: DepositChannel['type']) {
  const client = useClient()
  const queries = useQueryClient()
  const place = useDepositPlace()
  const { clear } = useDepositDraft()
  const goOn = (order: DepositOrder | undefined) => {
    clear()
    // After a reload only the list of channels has the order: the form finds it there.
    if (!order) return place.replace()
    queries.setQueryData(depositKeys.order(order.orderNo), order)
    place.replace({ order: order.orderNo })
  }
  const onFailed = (error: unknown) => {
    closePaymentWindow()
    const orderNo = openOrderOf(error)
    if (orderNo) place.replace({ order: orderNo })
  }
  const ends = { onDone: goOn, onFailed, onUnknown: closePaymentWindow }
  const byCode = useKeyedMutation(depositMutation(client, type === 'TRANSFER' ? 'PIX' : type), ends)
  const byTransfer = useKeyedMutation(depositByTransferMutation(client), ends)
  return {
    make: type === 'TRANSFER' ? byTransfer : byCode,
    send: (form: Parameters<typeof byCode.submit>[0] | Parameters<typeof byTransfer.submit>[0]) =>
      void ('bankCode' in form ? byTransfer.submit(form) : byCode.submit(form as Parameters<typeof byCode.submit>[0])),
  }
}

/** The open order that another tab or device created. */
function openOrderOf(error: unknown): string | undefined {
  if (!(error instanceof PlatformError) || error.code !== 'deposit.open') return undefined
  const value = error.value as { orderNo?: unknown } | undefined
  return typeof value?.orderNo === 'string' && value.orderNo ? value.orderNo : undefined
}
