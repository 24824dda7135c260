import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { Minor, OutputOf } from '@platform/sdk'
import type { getTransferEnabled, TransferOrder, TransferPurpose } from '@platform/sdk/wallet'
import { settingsQuery } from '@platform/sdk/query/account'
import { transferDownlineMutation, transferKeys, transferMultipleDownlineMutation } from '@platform/sdk/query/wallet'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { useTransferQuestion } from '../../blocks/PaymentConfirmation/useTransferQuestion.ts'
import { useClearWhenLeft, useDraft } from '../../session/useDraft.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { sentAs } from '../TransferReceipt.tsx'
import { useTransferLinks } from '../../blocks/TransferReadiness/useTransferLinks.ts'
import { useTransferPlace } from '../useTransferPlace.ts'
import { DownlineTransferFormView } from './DownlineTransferFormView.tsx'
import { firstProblem, sharesOf, type Receiver, type Split } from './Receiver.ts'
import { ReceiverPicker } from './ReceiverPicker.tsx'

interface DownlineTransferFormProps {
  settings: OutputOf<typeof getTransferEnabled>
  /** The receiver in the address, if any. */
  first: readonly Receiver[]
}

interface DownlineTransferDraft {
  receivers: readonly Receiver[]
  split: Split
  same: Minor | undefined
  purpose: TransferPurpose
  note: string
}

/** Receivers, amounts, purpose, and the confirmation. */
export function DownlineTransferForm({ settings, first }: DownlineTransferFormProps) {
  const client = useClient()
  const queries = useQueryClient()
  const place = useTransferPlace('teamTransfer')
  const linkTo = useLinkTo()
  const links = useTransferLinks(settings.readiness)
  const { data: site } = useSuspenseQuery(settingsQuery(client))
  // A link to another member begins another transfer.
  const { draft, change, clear } = useDraft<DownlineTransferDraft>(`teamTransfer ${first.map(({ memberId }) => memberId).join()}`)
  const { receivers = first, split = 'same', same, purpose = 'normal', note = '' } = draft
  const setReceivers = (next: (now: readonly Receiver[]) => readonly Receiver[]) =>
    change((last) => ({ receivers: next(last.receivers ?? first) }))
  const shares = sharesOf(settings, receivers, split, same)
  const showOrders = (orders: readonly TransferOrder[] | undefined) => {
    clear()
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
  useClearWhenLeft(
    clear,
    [one, several].some(({ busy, status }) => busy || status === 'unknown'),
  )
  const transfer = several.status === 'idle' ? one : several
  const { tried, sending } = useTransferQuestion({
    action: 'transfer',
    transfer,
    empty: () => change({ receivers: [] }),
    isIncomplete: receivers.length === 0 || firstProblem(shares) !== undefined,
    send: async (confirm) => {
      const prove = async () => {
        const proof = await confirm()
        return proof && { purpose, note: note.trim(), ...proof }
      }
      const list = receivers.map(({ memberId }, index) => ({ memberId, amount: shares.amounts[index]! }))
      const [only] = list
      const alone = list.length === 1 && only
      ;(alone ? several : one).reset()
      return alone
        ? one.submit(async () => merge(await prove(), alone))
        : several.submit(async () => merge(await prove(), { receivers: list }))
    },
  })
  return (
    <DownlineTransferFormView
      symbol={site.currencySymbol}
      settings={settings}
      now={client.clock.now}
      links={links}
      recordsHref={linkTo('accountRecord', { txCode: sentAs.teamTransfer })}
      receivers={receivers}
      shares={shares}
      onRemove={(memberId) => setReceivers((now) => now.filter((receiver) => receiver.memberId !== memberId))}
      onOwn={(memberId, own) =>
        setReceivers((now) => now.map((receiver) => (receiver.memberId === memberId ? { ...receiver, own } : receiver)))
      }
      split={split}
      onSplit={(next) => change({ split: next })}
      same={same}
      onSame={(next) => change({ same: next })}
      tried={tried}
      purpose={purpose}
      onPurpose={(next) => change({ purpose: next })}
      note={note}
      onNote={(next) => change({ note: next })}
      busy={one.busy || several.busy}
      {...sending}
      renderPicker={(onClose) => (
        <ReceiverPicker
          chosen={receivers}
          most={settings.mostReceivers}
          onToggle={(member) =>
            setReceivers((now) =>
              now.some(({ memberId }) => memberId === member.memberId)
                ? now.filter(({ memberId }) => memberId !== member.memberId)
                : [...now, member],
            )
          }
          onClose={onClose}
        />
      )}
    />
  )
}

const merge = <Rest extends object, More extends object>(rest: Rest | undefined, more: More) => rest && { ...rest, ...more }
