import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { BusinessError } from '@platform/sdk'
import type { PasskeyAction } from '@platform/sdk/security'
import type { KeyedEnd, KeyedState } from '@platform/sdk/react'
import { focusFirstError } from '@platform/ui'
import { isUnseen } from '../UnknownOutcome/isUnseen.ts'
import { unknownOf } from '../UnknownOutcome/unknownOf.ts'
import type { UnknownOutcomeProps } from '../UnknownOutcome/UnknownOutcome.tsx'
import type { ConfirmationFieldsProps } from './ConfirmationFields.tsx'
import { useAttemptsText } from './useAttemptsText.ts'
import { usePaymentConfirmation, type Proof } from './usePaymentConfirmation.ts'

interface TransferQuestionOptions {
  /** What a passkey signs. */
  action: PasskeyAction
  /** The call, and how far it is. */
  transfer: KeyedState<unknown> & { checkAgain: () => unknown; reset: () => void }
  /** The form lacks something besides what confirms it. */
  isIncomplete: boolean
  /** Empties the form whose transfer was made without an answer: filled, it would be sent a second time by one password. */
  empty?: () => void
  /** Sends the form with what `confirm` resolves to; undefined where the player did not let the passkey sign. */
  send: (confirm: () => Promise<(Proof & { again?: true }) | undefined>) => Promise<KeyedEnd<unknown> | undefined>
}

/** What the view of a form that sends money shows of its sending. */
export interface TransferSending {
  confirmation: ConfirmationFieldsProps
  error: string | undefined
  unknown?: UnknownOutcomeProps
  /** A transfer was made whose answer is lost: back to the form. */
  onAnother?: () => void
  onSubmit: (form: HTMLFormElement) => void
  /** The player is asked before money leaves; `twice`: the same left a moment ago. */
  question: { twice: boolean; onConfirm: () => void; onClose: () => void } | undefined
}

/** A form that sends money: it is reviewed, the player is asked, what confirms it goes along, and a twin of a moment ago is asked about once more. */
export function useTransferQuestion({ action, transfer, isIncomplete, empty, send }: TransferQuestionOptions) {
  const t = useTranslations('wallet.transfer')
  const attemptsText = useAttemptsText()
  const confirmation = usePaymentConfirmation(action)
  const [tried, setTried] = useState(false)
  const [unsigned, setUnsigned] = useState<string>()
  const [question, ask] = useState<{ form: HTMLFormElement; twice: boolean }>()
  const review = (form: HTMLFormElement) => {
    setTried(true)
    const { paymentPassword: code } = confirmation.check(valuesOf(form))
    setUnsigned(code && t('pinMissing'))
    if (isIncomplete || code) return focusFirstError(form)
    ask({ form, twice: false })
  }
  const confirm = async ({ form, twice }: { form: HTMLFormElement; twice: boolean }) => {
    ask(undefined)
    const end = await send(async () => {
      const proof = await confirmation.prove(valuesOf(form))
      return proof && { ...proof, ...(twice && { again: true as const }) }
    })
    if (end?.status === 'failed' && isTwin(end.error)) ask({ form, twice: true })
  }
  const another = () => {
    setTried(false)
    empty?.()
    transfer.reset()
  }
  const failed = transfer.status === 'failed' && !isTwin(transfer.error)
  const sending: TransferSending = {
    confirmation: { ...confirmation.fields, error: unsigned },
    error: failed ? attemptsText(transfer.error, t('nothingLeft')) : undefined,
    unknown: unknownOf(transfer),
    onAnother: isUnseen(transfer) ? another : undefined,
    onSubmit: review,
    question: question && {
      twice: question.twice,
      onConfirm: () => void confirm(question),
      onClose: () => {
        ask(undefined)
        if (question.twice) transfer.reset()
      },
    },
  }
  /** `tried`: the form was submitted once: what is empty is wrong now. */
  return { tried, sending }
}

const isTwin = (error: unknown) => error instanceof BusinessError && error.code === 'transfer.duplicate'

const valuesOf = (form: HTMLFormElement) => {
  const typed = new FormData(form).get('paymentPassword')
  return { paymentPassword: typeof typed === 'string' ? typed : '' }
}
