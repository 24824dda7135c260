import { useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { BusinessError, type InputOf } from '@platform/sdk'
import type { PasskeyAction } from '@platform/sdk/security'
import type { KeyedEnd } from '@platform/sdk/react'
import type { CallForm, InputSchema } from '../CallForm.ts'
import { trimmed } from '../resolverOf.ts'
import { useCallForm, type CallFormOptions } from '../useCallForm.ts'
import { isUnseen } from '../UnknownOutcome/unknownOf.ts'
import type { ConfirmationFieldsProps } from './ConfirmationFields.tsx'
import { useAttemptsText } from './useAttemptsText.ts'
import { usePaymentConfirmation, type Proof } from './usePaymentConfirmation.ts'

/** A form that sends money, as its view receives it. */
export interface MoneyForm<Values> extends CallForm<Values> {
  confirmation: ConfirmationFieldsProps
  /** The money was sent but the answer was lost: returns to the form. */
  onAnother: (() => void) | undefined
  /** The open confirmation; `twice`: the same was sent a moment ago. */
  question: { twice: boolean; onConfirm: () => void; onClose: () => void } | undefined
}

interface MoneyFormOptions<Values, Schema extends InputSchema, Input> extends Omit<
  CallFormOptions<Values, Schema, Input>,
  'secrets' | 'send' | 'failureOf' | 'onDone'
> {
  keyed: NonNullable<CallFormOptions<Values, Schema, Input>['keyed']>
  /** The action that a passkey signs. */
  action: PasskeyAction
  /** Sends without a question; a duplicate requires one all the same. */
  atOnce?: boolean
  /** Sends what `prepare` returns: the input with its confirmation; undefined if the player cancelled the passkey. */
  submit: (prepare: () => Promise<(Input & Proof & { again?: true }) | undefined>, values: Values) => Promise<KeyedEnd<unknown> | undefined>
  /** After the return to an empty form. */
  onAnother?: () => void
}

/** A form that sends money: its values, the confirmation with password or passkey, and a question before a transfer or a duplicate. */
export function useMoneyForm<
  Values extends FieldValues & { paymentPassword: string },
  Schema extends InputSchema,
  Input extends Partial<InputOf<{ input: Schema }>>,
>({ action, atOnce = false, submit, onAnother, ...options }: MoneyFormOptions<Values, Schema, Input>) {
  const { keyed, check, textOf, toInput } = options
  const t = useTranslations('wallet.transfer')
  const attemptsText = useAttemptsText()
  const { fields, check: checkPassword, prove } = usePaymentConfirmation(action)
  const [question, ask] = useState<'first' | 'twice'>()
  const confirm = async (values: Values, twice = false) => {
    ask(undefined)
    const end = await submit(async () => {
      const proof = await prove(values)
      return proof && { ...toInput(values), ...proof, ...(twice && { again: true as const }) }
    }, values)
    if (end?.status === 'failed' && isTwin(end.error)) ask('twice')
  }
  const form = useCallForm<Values, Schema, Input>({
    ...options,
    secrets: ['paymentPassword'],
    check: (values) => ({ ...check?.(values), ...checkPassword(values) }),
    textOf: (name, code, values) => (name === 'paymentPassword' ? t('pinMissing') : textOf?.(name, code, values)),
    failureOf: (error) => (isTwin(error) ? '' : `${attemptsText(error)} ${t('nothingLeft')}`),
    send: async (_input, values) => {
      if (atOnce) await confirm(values)
      else ask('first')
    },
  })
  const another = () => {
    // Still filled, it could be sent a second time.
    form.empty()
    onAnother?.()
    keyed.reset()
  }
  const money: MoneyForm<Values> = {
    ...form,
    confirmation: { ...fields, ...form.field('paymentPassword' as string as Path<Values>) },
    onAnother: isUnseen(keyed) ? another : undefined,
    question: question && {
      twice: question === 'twice',
      onConfirm: () => void confirm(trimmed(form.values), question === 'twice'),
      onClose: () => {
        ask(undefined)
        if (question === 'twice') keyed.reset()
      },
    },
  }
  return { ...money, empty: form.empty }
}

const isTwin = (error: unknown) => error instanceof BusinessError && /^(transfer|withdraw)\.duplicate$/.test(error.code)
