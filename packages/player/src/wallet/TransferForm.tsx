import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { transferUpline, type TransferOrder } from '@platform/sdk/wallet'
import { settingsQuery } from '@platform/sdk/query/account'
import { transferKeys, transferSettingsQuery, transferUplineMutation } from '@platform/sdk/query/wallet'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { checkAmount } from '../blocks/form/checkAmount.ts'
import { useAmountText } from '../blocks/form/useAmountText.ts'
import { useMoneyForm } from '../blocks/form/PaymentConfirmation/useMoneyForm.ts'
import { useTransferLinks } from '../blocks/money/TransferReadiness/useTransferLinks.ts'
import { useLinkTo } from '../session/useViewer.ts'
import { TransferFormView, type TransferValues } from './TransferFormView.tsx'
import { limitsOf } from './TransferSettings.ts'
import { useTransferPlace } from './useTransferPlace.ts'

const empty: TransferValues = { amount: undefined, purpose: 'normal', note: '', paymentPassword: '' }

/** The requirements, then amount, purpose, and the confirmation. */
export function TransferForm() {
  const client = useClient()
  const queries = useQueryClient()
  const place = useTransferPlace('superiorTransfer')
  const linkTo = useLinkTo()
  const [{ data: settings }, { data: site }] = useSuspenseQueries({
    queries: [{ ...transferSettingsQuery(client), refetchOnMount: 'always' as const }, settingsQuery(client)],
  })
  const links = useTransferLinks(settings.readiness)
  const amountText = useAmountText(site.currencySymbol, 'transfer')
  const transfer = useKeyedMutation(transferUplineMutation(client), {
    onDone: (order: TransferOrder | undefined) => {
      // After a reload only the records contain the transfer.
      if (!order) return
      queries.setQueryData(transferKeys.order(order.orderNo), order)
      place.showOrder(order.orderNo)
    },
  })
  const limits = limitsOf(settings)
  const form = useMoneyForm({
    call: transferUpline,
    action: 'transfer',
    empty,
    draft: 'superiorTransfer',
    keyed: transfer,
    check: ({ amount }) => ({ amount: checkAmount(amount, limits) }),
    live: ['amount'],
    textOf: (_name, code) => amountText(code, limits),
    toInput: ({ amount, purpose, note }) => ({ amount: amount!, purpose, note }),
    submit: transfer.submit,
  })
  return (
    <TransferFormView
      form={form}
      symbol={site.currencySymbol}
      settings={settings}
      now={client.clock.now}
      links={links}
      recordsHref={linkTo('accountRecord', { txCode: 'toUpline' })}
    />
  )
}
