import { useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { BusinessError, messageKeys, ValidationError, type KnownCode } from '@platform/sdk'
import { focusFirstError } from '@platform/ui'
import { useAttemptsText } from '../blocks/PaymentConfirmation/useAttemptsText.ts'

type Values = Record<string, string>

/** Fields that the refusal of a secret is about: the first one that the form has. */
const secretsOf: Record<string, readonly string[]> = {
  'password.wrong': ['password'],
  'payment.wrong': ['oldPaymentPassword', 'paymentPassword'],
}

export interface SecurityFormOptions {
  /** Codes of the wrong fields, by name; the gateway validates them again. */
  check?: (values: Values) => Record<string, string | undefined>
  /** Sends the form; false if nothing was sent. */
  send: (values: Values) => Promise<unknown>
  onDone: () => void
}

/** Props of a form's view. */
export interface SecurityForm {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  errorOf: (field: string) => string | undefined
  /** Error of the form as a whole. */
  failure: string | undefined
  busy: boolean
}

/** A form with uncontrolled fields: it reads them on submit, one submit at a time, and reports which are wrong. */
export function useSecurityForm({ check, send, onDone }: SecurityFormOptions): SecurityForm {
  const failureOf = useAttemptsText()
  const codeText = useTranslations('errors')
  const [codes, setCodes] = useState<Record<string, string | undefined>>({})
  const [failure, setFailure] = useState<string>()
  const [refused, setRefused] = useState<{ field: string; text: string }>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']))
    const wrong = check?.(values) ?? {}
    setCodes(wrong)
    setFailure(undefined)
    setRefused(undefined)
    if (Object.values(wrong).some(Boolean)) return focusFirstError(form)
    sending.current = true
    setBusy(true)
    try {
      if ((await send(values)) === false) return
      // No password stays in a field after a successful submit.
      form.reset()
      onDone()
    } catch (error) {
      const fields = error instanceof ValidationError ? error.fields : {}
      setCodes(fields)
      const field = error instanceof BusinessError ? secretsOf[error.code]?.find((name) => name in values) : undefined
      // An error shown at a field is not repeated for the form.
      if (field) setRefused({ field, text: failureOf(error) })
      else if (!Object.keys(fields).some((name) => name in values)) setFailure(failureOf(error))
      focusFirstError(form)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return {
    onSubmit: (event) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
    errorOf: (field) =>
      field === refused?.field ? refused.text : codes[field] && codeText(messageKeys[codes[field] as KnownCode] ?? 'validation'),
    failure,
    busy,
  }
}
