import { useState } from 'react'
import { useQuery, useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { minor, type InputOf, type Minor, type OutputOf, PlatformError } from '@platform/sdk'
import {
  checkDepositAmount,
  depositByGateway,
  depositByTransfer,
  depositFee,
  type DepositChannel,
  type DepositOrder,
  type DepositPromotion,
  type getDepositChannels,
} from '@platform/sdk/deposit'
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
import { LimitOffer } from '../../blocks/money/limits/LimitOffer.tsx'
import type { InputSchema } from '../../blocks/form/CallForm.ts'
import { checkAmount } from '../../blocks/form/checkAmount.ts'
import { useAmountText } from '../../blocks/form/useAmountText.ts'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useDraft } from '../../session/useDraft.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { DepositFormView, type DepositValues } from './DepositFormView.tsx'
import { DepositSkeleton } from '../DepositSkeleton.tsx'
import { nightLimit } from '../nightLimit.ts'
import { closePaymentWindow, openPaymentWindow } from '../paymentWindow.ts'
import { useDepositPlace } from '../useDepositPlace.ts'
import { useOffers } from './useOffers.ts'
import { usePayer } from '../usePayer.ts'

/** The deposit form. An open order has priority: after a return or reload the player continues with it. */
export function DepositForm() {
  const client = useClient()
  const place = useDepositPlace()
  const { draft } = useDraft<DepositValues>('deposit')
  const [form, startForm] = useState(0)
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
  return <NewDeposit key={form} {...data} channel={channel} symbol={settings.currencySymbol} onLost={() => startForm(form + 1)} />
}

interface NewDepositProps extends OutputOf<typeof getDepositChannels> {
  channel: DepositChannel | undefined
  symbol: string
  /** The order is made, but its answer was lost: still filled, the form could be sent a second time. */
  onLost: () => void
}

function NewDeposit({ channels, limits, payer: known, promotions, turnover, channel, symbol, onLost }: NewDepositProps) {
  const t = useTranslations('deposit')
  const client = useClient()
  const place = useDepositPlace()
  const linkTo = useLinkTo()
  const errorText = useErrorText()
  const amountText = useAmountText(symbol, 'deposit')
  const type = channel?.type ?? 'PIX'
  const banks = useQuery({ ...depositBanksQuery(client, channel?.channelId ?? ''), enabled: type === 'TRANSFER' }).data
  const payer = usePayer(known)
  const { make, send } = useMakeOrder(type, onLost)
  const amountLimits = channel && { ...channel, free: Math.min(...limits.map(({ left }) => left)) }
  const problemOf = (amount: Minor | undefined) =>
    amountLimits && checkAmount(amount, amountLimits, (cents) => checkDepositAmount(amountLimits, cents))
  const bankOf = (bankCode: string) => banks?.find((one) => one.bankCode === bankCode) ?? (banks?.length === 1 ? banks[0] : undefined)
  const call: { input: InputSchema } = type === 'TRANSFER' ? depositByTransfer : depositByGateway
  const form = useCallForm({
    call,
    empty: { channelId: place.channelId, amount: place.amount, promotionId: place.promotionId, bankCode: '' },
    draft: 'deposit',
    keyed: make,
    check: ({ amount, bankCode }) => ({
      amount: problemOf(amount),
      bankCode: type === 'TRANSFER' && !bankOf(bankCode) ? 'empty' : undefined,
    }),
    live: ['amount'],
    textOf: (name, code) => (name === 'bankCode' ? t('form.chooseBank') : amountLimits && amountText(code, amountLimits)),
    failureOf: (error) => t('form.nothingCharged', { reason: errorText(error) }),
    toInput: ({ amount, bankCode }) => ({
      channelId: channel?.channelId ?? '',
      amount: amount!,
      promotionId: promotion && amount! >= promotion.min ? promotion.id : undefined,
      bankCode: bankOf(bankCode)?.bankCode,
    }),
    send,
  })
  const { amount, promotionId, bankCode } = form.values
  const isSound = channel !== undefined && amount !== undefined && !problemOf(amount)
  const fee = isSound ? depositFee(channel, amount) : undefined
  const offers = useOffers(promotions, isSound ? amount : undefined)
  // Chosen here, or earlier on the promotion's own page.
  const promotion: DepositPromotion | undefined =
    offers?.state === 'ready' ? offers.value.list.find(({ id }) => id === promotionId) : undefined
  const waitsForBonus = Boolean(promotionId) && offers !== undefined && offers.state !== 'ready'
  return (
    <DepositFormView
      form={{
        ...form,
        onSubmit: (event) => {
          event.preventDefault()
          if (waitsForBonus) return
          // During the tap, before anything is awaited: otherwise browsers block the window.
          if (isSound && !form.busy && !form.unknown && (type === 'GATEWAY' || type === 'CARD')) openPaymentWindow(t('window.created'))
          form.onSubmit(event)
        },
      }}
      symbol={symbol}
      channels={channels}
      channel={channel}
      terms={{
        fee,
        turnover: turnover && isSound ? turnoverFor(minor(amount - depositFee(channel, amount)), turnover) : undefined,
        hasTurnover: turnover !== undefined,
        night: nightLimit(channel?.bankLimits, amount, client.clock.now()),
        limits,
        limitOffer: <LimitOffer place="deposit" />,
      }}
      transfer={type === 'TRANSFER' ? { banks: banks ?? [], bankCode: bankOf(bankCode)?.bankCode ?? '' } : undefined}
      bonus={{ offers, promotionId: promotion?.id, waits: waitsForBonus }}
      payer={channel?.ownAccountOnly ? payer : undefined}
      openHref={channel?.openOrderNo ? place.at({ order: channel.openOrderNo }) : undefined}
      helpHref={linkTo('service')}
    />
  )
}

/** What the credited amount requires to be bet, and the average cost of that. */
function turnoverFor(credited: Minor, { multiple, returnToPlayer }: NonNullable<NewDepositProps['turnover']>) {
  const required = minor(credited * multiple)
  return { required, expectedCost: expectedCost({ left: required, returnToPlayer, weight: 100 }) }
}

/** Creates an order of this type, once, and navigates to it; also to an order that was open already. */
function useMakeOrder(type: DepositChannel['type'], onLost: () => void) {
  const client = useClient()
  const queries = useQueryClient()
  const place = useDepositPlace()
  const { clear } = useDraft<DepositValues>('deposit')
  const goOn = (order: DepositOrder | undefined) => {
    clear()
    // After a reload only the list of channels has the order: the form finds it there.
    if (!order) {
      onLost()
      return place.replace()
    }
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
    /** Only a transfer has a bank. */
    send: ({ bankCode, ...order }: InputOf<typeof depositByGateway> & { bankCode: string | undefined }) =>
      bankCode === undefined ? byCode.submit(order) : byTransfer.submit({ ...order, bankCode }),
  }
}

/** The open order that another tab or device created. */
function openOrderOf(error: unknown): string | undefined {
  if (!(error instanceof PlatformError) || error.code !== 'deposit.open') return undefined
  const value = error.value as { orderNo?: unknown } | undefined
  return typeof value?.orderNo === 'string' && value.orderNo ? value.orderNo : undefined
}
