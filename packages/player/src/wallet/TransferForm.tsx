import { useState } from 'react'
import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { BusinessError, type Minor } from '@platform/sdk'
import type { TransferOrder, TransferPurpose } from '@platform/sdk/wallet'
import { settingsQuery } from '@platform/sdk/query/account'
import { transferKeys, transferSettingsQuery, transferUplineMutation } from '@platform/sdk/query/wallet'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { focusFirstError } from '@platform/ui'
import { useAttemptsText } from '../blocks/PaymentConfirmation/useAttemptsText.ts'
import { usePaymentConfirmation } from '../blocks/PaymentConfirmation/usePaymentConfirmation.ts'
import { isUnseen } from '../blocks/UnknownOutcome/isUnseen.ts'
import { unknownOf } from '../blocks/UnknownOutcome/unknownOf.ts'
import { useLinkTo } from '../session/useViewer.ts'
import { amountProblem } from './amountProblem.ts'
import { TransferFormView } from './TransferFormView.tsx'
import { useTransferLinks } from './useTransferLinks.ts'
import { useTransferPlace } from './useTransferPlace.ts'

/** What must be in order, and then how much, for what, and the confirmation. */
export function TransferForm() {
  const t = useTranslations('wallet.transfer')
  const client = useClient()
  const queries = useQueryClient()
  const place = useTransferPlace('superiorTransfer')
  const linkTo = useLinkTo()
  const links = useTransferLinks()
  const attemptsText = useAttemptsText()
  const [{ data: settings }, { data: site }] = useSuspenseQueries({
    queries: [{ ...transferSettingsQuery(client), refetchOnMount: 'always' as const }, settingsQuery(client)],
  })
  const [amount, setAmount] = useState<Minor>()
  const [purpose, setPurpose] = useState<TransferPurpose>('normal')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const [unsigned, setUnsigned] = useState<string>()
  const [question, ask] = useState<{ form: HTMLFormElement; twice: boolean }>()
  const confirmation = usePaymentConfirmation('transfer')
  const wrong = amountProblem(settings, amount)
  const transfer = useKeyedMutation(transferUplineMutation(client), {
    onDone: (order: TransferOrder | undefined) => {
      // After a reload only the records know which transfer it was.
      if (!order) return setAmount(undefined)
      queries.setQueryData(transferKeys.order(order.orderNo), order)
      place.showOrder(order.orderNo)
    },
  })
  const valuesOf = (form: HTMLFormElement) => {
    const typed = new FormData(form).get('paymentPassword')
    return { paymentPassword: typeof typed === 'string' ? typed : '' }
  }
  const review = (form: HTMLFormElement) => {
    setTried(true)
    const { paymentPassword: code } = confirmation.check(valuesOf(form))
    setUnsigned(code && t('pinMissing'))
    if (wrong || code || amount === undefined) return focusFirstError(form)
    ask({ form, twice: false })
  }
  const send = async ({ form, twice: again }: { form: HTMLFormElement; twice: boolean }) => {
    ask(undefined)
    const end = await transfer.submit(async () => {
      const proof = await confirmation.prove(valuesOf(form))
      return proof && amount !== undefined ? { amount, purpose, note: note.trim(), ...(again && { again }), ...proof } : undefined
    })
    if (end?.status === 'failed' && isTwin(end.error)) ask({ form, twice: true })
  }
  const failed = transfer.status === 'failed' && !isTwin(transfer.error)
  return (
    <TransferFormView
      symbol={site.currencySymbol}
      settings={settings}
      now={client.clock.now}
      links={links}
      recordsHref={linkTo('accountRecord', { txCode: 'toUpline' })}
      amount={amount}
      onAmount={(next) => setAmount(next as Minor | undefined)}
      problem={tried ? wrong : wrong === 'empty' ? undefined : wrong}
      purpose={purpose}
      onPurpose={setPurpose}
      note={note}
      onNote={setNote}
      confirmation={{ ...confirmation.fields, error: unsigned }}
      busy={transfer.busy}
      error={failed ? attemptsText(transfer.error, t('nothingLeft')) : undefined}
      unknown={unknownOf(transfer)}
      onAnother={isUnseen(transfer) ? transfer.reset : undefined}
      onSubmit={review}
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

const isTwin = (error: unknown) => error instanceof BusinessError && error.code === 'transfer.duplicate'
