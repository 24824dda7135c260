import { useState } from 'react'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { BusinessError, type Minor, type OutputOf } from '@platform/sdk'
import type { getTransferEnabled, TransferOrder, TransferPurpose } from '@platform/sdk/wallet'
import { settingsQuery } from '@platform/sdk/query/account'
import { transferDownlineMutation, transferKeys, transferMultipleDownlineMutation } from '@platform/sdk/query/wallet'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { focusFirstError } from '@platform/ui'
import { useAttemptsText } from '../../blocks/PaymentConfirmation/useAttemptsText.ts'
import { usePaymentConfirmation } from '../../blocks/PaymentConfirmation/usePaymentConfirmation.ts'
import { isUnseen } from '../../blocks/UnknownOutcome/isUnseen.ts'
import { unknownOf } from '../../blocks/UnknownOutcome/unknownOf.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { sentAs } from '../TransferReceipt.tsx'
import { useTransferLinks } from '../useTransferLinks.ts'
import { useTransferPlace } from '../useTransferPlace.ts'
import { DownlineTransferFormView } from './DownlineTransferFormView.tsx'
import { firstProblem, sharesOf, type Receiver, type Split } from './Receiver.ts'
import { ReceiverPicker } from './ReceiverPicker.tsx'

interface DownlineTransferFormProps {
  settings: OutputOf<typeof getTransferEnabled>
  /** Whom the address names. */
  first: readonly Receiver[]
}

/** To whom, how much, for what, and the confirmation. */
export function DownlineTransferForm({ settings, first }: DownlineTransferFormProps) {
  const t = useTranslations('wallet.transfer')
  const client = useClient()
  const queries = useQueryClient()
  const place = useTransferPlace('teamTransfer')
  const linkTo = useLinkTo()
  const links = useTransferLinks()
  const attemptsText = useAttemptsText()
  const { data: site } = useSuspenseQuery(settingsQuery(client))
  const [receivers, setReceivers] = useState(first)
  const [split, setSplit] = useState<Split>('same')
  const [same, setSame] = useState<Minor>()
  const [purpose, setPurpose] = useState<TransferPurpose>('normal')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const [unsigned, setUnsigned] = useState<string>()
  const [question, ask] = useState<{ form: HTMLFormElement; twice: boolean }>()
  const confirmation = usePaymentConfirmation('transfer')
  const shares = sharesOf(settings, receivers, split, same)
  const wrong = firstProblem(shares)
  const showOrders = (orders: readonly TransferOrder[] | undefined) => {
    // After a reload only the records know which transfers they were.
    if (!orders?.length) return setReceivers([])
    for (const order of orders) queries.setQueryData(transferKeys.order(order.orderNo), order)
    place.showOrder(orders.map(({ orderNo }) => orderNo).join(','))
  }
  const one = useKeyedMutation(transferDownlineMutation(client), {
    onDone: (order: TransferOrder | undefined) => showOrders(order && [order]),
  })
  const several = useKeyedMutation(transferMultipleDownlineMutation(client), {
    onDone: (answer: { orders: TransferOrder[] } | undefined) => showOrders(answer?.orders),
  })
  const transfer = several.status === 'idle' ? one : several
  const valuesOf = (form: HTMLFormElement) => {
    const typed = new FormData(form).get('paymentPassword')
    return { paymentPassword: typeof typed === 'string' ? typed : '' }
  }
  const review = (form: HTMLFormElement) => {
    setTried(true)
    const { paymentPassword: code } = confirmation.check(valuesOf(form))
    setUnsigned(code && t('pinMissing'))
    if (receivers.length === 0 || wrong || code) return focusFirstError(form)
    ask({ form, twice: false })
  }
  const send = async ({ form, twice: again }: { form: HTMLFormElement; twice: boolean }) => {
    ask(undefined)
    const prove = async () => {
      const proof = await confirmation.prove(valuesOf(form))
      return proof && { purpose, note: note.trim(), ...(again && { again }), ...proof }
    }
    const list = receivers.map(({ memberId }, index) => ({ memberId, amount: shares.amounts[index]! }))
    const [only] = list
    const alone = list.length === 1 && only
    ;(alone ? several : one).reset()
    const end = alone
      ? await one.submit(async () => merge(await prove(), alone))
      : await several.submit(async () => merge(await prove(), { receivers: list }))
    if (end?.status === 'failed' && isTwin(end.error)) ask({ form, twice: true })
  }
  const failed = transfer.status === 'failed' && !isTwin(transfer.error)
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
      onSplit={setSplit}
      same={same}
      onSame={setSame}
      tried={tried}
      purpose={purpose}
      onPurpose={setPurpose}
      note={note}
      onNote={setNote}
      confirmation={{ ...confirmation.fields, error: unsigned }}
      busy={one.busy || several.busy}
      error={failed ? attemptsText(transfer.error, t('nothingLeft')) : undefined}
      unknown={unknownOf(transfer)}
      onAnother={isUnseen(transfer) ? transfer.reset : undefined}
      onSubmit={review}
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
      question={
        question && {
          twice: question.twice,
          onConfirm: () => void send(question),
          onClose: () => {
            ask(undefined)
            if (question.twice) transfer.reset()
          },
        }
      }
    />
  )
}

const merge = <Rest extends object, More extends object>(rest: Rest | undefined, more: More) => rest && { ...rest, ...more }
const isTwin = (error: unknown) => error instanceof BusinessError && error.code === 'transfer.duplicate'
