import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { OutputOf } from '@platform/sdk'
import { transferMultipleDownline, type getTransferEnabled, type TransferOrder } from '@platform/sdk/wallet'
import { settingsQuery } from '@platform/sdk/query/account'
import { transferDownlineMutation, transferKeys, transferMultipleDownlineMutation } from '@platform/sdk/query/wallet'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { useAmountText } from '../../blocks/form/useAmountText.ts'
import { useMoneyForm } from '../../blocks/form/PaymentConfirmation/useMoneyForm.ts'
import { useTransferLinks } from '../../blocks/money/TransferReadiness/useTransferLinks.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { sentAs } from '../TransferReceipt.tsx'
import { limitsOf } from '../TransferSettings.ts'
import { useTransferPlace } from '../useTransferPlace.ts'
import { TeamTransferFormView } from './TeamTransferFormView.tsx'
import { sharesOf, type TeamTransferValues, type Receiver } from './Receiver.ts'
import { ReceiverPicker } from './ReceiverPicker.tsx'

interface TeamTransferFormProps {
  settings: OutputOf<typeof getTransferEnabled>
  /** The receiver in the address, if any. */
  first: readonly Receiver[]
}

const emptyWith = (receivers: readonly Receiver[]): TeamTransferValues => ({
  receivers,
  split: 'same',
  amount: undefined,
  purpose: 'normal',
  note: '',
  paymentPassword: '',
})

/** Receivers, amounts, purpose, and the confirmation. */
export function TeamTransferForm({ settings, first }: TeamTransferFormProps) {
  const t = useTranslations('wallet.teamTransfer')
  const client = useClient()
  const queries = useQueryClient()
  const place = useTransferPlace('teamTransfer')
  const linkTo = useLinkTo()
  const links = useTransferLinks(settings.readiness)
  const { data: site } = useSuspenseQuery(settingsQuery(client))
  const amountText = useAmountText(site.currencySymbol, 'transfer')
  const showOrders = (orders: readonly TransferOrder[] | undefined) => {
    // After a reload only the records contain the transfers.
    if (!orders?.length) return
    for (const order of orders) queries.setQueryData(transferKeys.order(order.orderNo), order)
    place.showOrder(orders.map(({ orderNo }) => orderNo).join(','))
  }
  const one = useKeyedMutation(transferDownlineMutation(client), {
    onDone: (order: TransferOrder | undefined) => showOrders(order && [order]),
  })
  const several = useKeyedMutation(transferMultipleDownlineMutation(client), {
    onDone: (answer: { orders: TransferOrder[] } | undefined) => showOrders(answer?.orders),
  })
  const form = useMoneyForm({
    call: transferMultipleDownline,
    action: 'transfer',
    empty: emptyWith(first),
    // A link to another member begins another transfer.
    draft: `teamTransfer ${first.map(({ memberId }) => memberId).join()}`,
    keyed: several.status === 'idle' ? one : several,
    check: (values) => sharesOf(settings, values).problems,
    live: ['amount'],
    textOf: (name, code) => (name === 'receivers' && code === 'empty' ? t('none') : amountText(code, limitsOf(settings))),
    toInput: ({ purpose, note, ...values }) => {
      const { amounts } = sharesOf(settings, values)
      return { receivers: values.receivers.map(({ memberId }, index) => ({ memberId, amount: amounts[index]! })), purpose, note }
    },
    // One receiver has a call of its own.
    submit: (prepare, { receivers: chosen }) => {
      const isOne = chosen.length === 1
      ;(isOne ? several : one).reset()
      if (!isOne) return several.submit(prepare)
      return one.submit(async () => {
        const prepared = await prepare()
        if (!prepared) return undefined
        const { receivers, ...input } = prepared
        return { ...input, ...receivers[0]! }
      })
    },
    onAnother: () => {
      form.empty({ receivers: [] })
    },
  })
  return (
    <TeamTransferFormView
      form={form}
      symbol={site.currencySymbol}
      settings={settings}
      now={client.clock.now}
      links={links}
      recordsHref={linkTo('accountRecord', { txCode: sentAs.teamTransfer })}
      renderPicker={(onClose) => (
        <ReceiverPicker
          chosen={form.values.receivers}
          most={settings.mostReceivers}
          onToggle={(member) => {
            const others = form.values.receivers.filter(({ memberId }) => memberId !== member.memberId)
            form.set('receivers', others.length < form.values.receivers.length ? others : [...others, member])
          }}
          onClose={onClose}
        />
      )}
    />
  )
}
