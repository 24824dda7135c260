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
import { isWrongPassword, useTransferErrors } from './useTransferErrors.ts'
import { usePaymentConfirmation, type Proof } from './usePaymentConfirmation.ts'

interface TransferQuestionOptions {
  /** The action that a passkey signs. */
  action: PasskeyAction
  /** The call, and its state. */
  transfer: KeyedState<unknown> & { checkAgain: () => unknown; reset: () => void }
  /** The form lacks a value besides the confirmation. */
  isIncomplete: boolean
  /** Sends without a confirmation; a duplicate requires one all the same. */
  atOnce?: boolean
  /** Resets a form whose transfer was made but whose answer was lost: still filled, it could be sent a second time. */
  empty?: () => void
  /** Sends the form with the result of `confirm`; undefined if the player cancelled the passkey. */
  send: (confirm: () => Promise<(Proof & { again?: true }) | undefined>) => Promise<KeyedEnd<unknown> | undefined>
}

/** The submit state in the view of a form that sends money. */
export interface TransferSending {
  confirmation: ConfirmationFieldsProps
  error: string | undefined
  unknown?: UnknownOutcomeProps
  /** A transfer was made but its answer was lost: returns to the form. */
  onAnother?: () => void
  onSubmit: (form: HTMLFormElement) => void
  /** The open confirmation; `twice`: the same transfer was made a moment ago. */
  question: { twice: boolean; onConfirm: () => void; onClose: () => void } | undefined
}

/** A form that sends money: validation, confirmation with password or passkey, and a second confirmation for a duplicate transfer. */
export function useTransferQuestion({ action, transfer, isIncomplete, atOnce = false, empty, send }: TransferQuestionOptions) {
  const t = useTranslations('wallet.transfer')
  const errorsOf = useTransferErrors()
  const confirmation = usePaymentConfirmation(action)
  const [tried, setTried] = useState(false)
  const [unsigned, setUnsigned] = useState<string>()
  const [question, ask] = useState<{ form: HTMLFormElement; twice: boolean }>()
  const review = (form: HTMLFormElement) => {
    const { paymentPassword: code } = confirmation.check(valuesOf(form))
    const isFaulty = isIncomplete || code !== undefined
    // Not after a complete form: cleared once it is sent, it would announce its empty fields before the success.
    setTried(isFaulty)
    setUnsigned(code && t('pinMissing'))
    if (isFaulty) return focusFirstError(form)
    const next = { form, twice: false }
    if (atOnce) void confirm(next)
    else ask(next)
  }
  const confirm = async ({ form, twice }: { form: HTMLFormElement; twice: boolean }) => {
    ask(undefined)
    const end = await send(async () => {
      const proof = await confirmation.prove(valuesOf(form))
      return proof && { ...proof, ...(twice && { again: true as const }) }
    })
    if (end?.status !== 'failed') return
    if (isTwin(end.error)) ask({ form, twice: true })
    else if (isWrongPassword(end.error)) focusFirstError(form)
  }
  const another = () => {
    setTried(false)
    empty?.()
    transfer.reset()
  }
  const failed = transfer.status === 'failed' && !isTwin(transfer.error)
  const errors = failed ? errorsOf(transfer.error, t('nothingLeft')) : undefined
  const sending: TransferSending = {
    confirmation: { ...confirmation.fields, error: unsigned ?? errors?.field },
    error: errors?.form,
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
  /** `tried`: the last submit was incomplete, so that empty fields are errors. */
  return { tried, sending }
}

const isTwin = (error: unknown) => error instanceof BusinessError && /^(transfer|withdraw)\.duplicate$/.test(error.code)

const valuesOf = (form: HTMLFormElement) => {
  const field = new FormData(form).get('paymentPassword')
  return { paymentPassword: typeof field === 'string' ? field : '' }
}
