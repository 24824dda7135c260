import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import type { Minor } from '@platform/sdk'
import type { TransferOrder, TransferPurpose } from '@platform/sdk/wallet'
import { settingsQuery } from '@platform/sdk/query/account'
import { transferKeys, transferSettingsQuery, transferUplineMutation } from '@platform/sdk/query/wallet'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { useTransferQuestion } from '../blocks/PaymentConfirmation/useTransferQuestion.ts'
import { useClearWhenLeft, useDraft } from '../session/useDraft.ts'
import { useLinkTo } from '../session/useViewer.ts'
import { amountProblem } from './amountProblem.ts'
import { TransferFormView } from './TransferFormView.tsx'
import { useTransferLinks } from '../blocks/TransferReadiness/useTransferLinks.ts'
import { useTransferPlace } from './useTransferPlace.ts'

interface TransferDraft {
  amount: Minor | undefined
  purpose: TransferPurpose
  note: string
}

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
  const { draft, change, clear } = useDraft<TransferDraft>('superiorTransfer')
  const { amount, purpose = 'normal', note = '' } = draft
  const transfer = useKeyedMutation(transferUplineMutation(client), {
    onDone: (order: TransferOrder | undefined) => {
      clear()
      // After a reload only the records contain the transfer.
      if (!order) return
      queries.setQueryData(transferKeys.order(order.orderNo), order)
      place.showOrder(order.orderNo)
    },
  })
  useClearWhenLeft(clear, transfer.busy || transfer.status === 'unknown')
  const wrong = amountProblem(settings, amount)
  const { tried, sending } = useTransferQuestion({
    action: 'transfer',
    transfer,
    isIncomplete: wrong !== undefined,
    empty: clear,
    send: (confirm) =>
      transfer.submit(async () => {
        const proof = await confirm()
        return proof && amount !== undefined ? { amount, purpose, note: note.trim(), ...proof } : undefined
      }),
  })
  return (
    <TransferFormView
      symbol={site.currencySymbol}
      settings={settings}
      now={client.clock.now}
      links={links}
      recordsHref={linkTo('accountRecord', { txCode: 'toUpline' })}
      amount={amount}
      onAmount={(next) => change({ amount: next as Minor | undefined })}
      problem={tried ? wrong : wrong === 'empty' ? undefined : wrong}
      purpose={purpose}
      onPurpose={(next) => change({ purpose: next })}
      note={note}
      onNote={(next) => change({ note: next })}
      busy={transfer.busy}
      {...sending}
    />
  )
}
