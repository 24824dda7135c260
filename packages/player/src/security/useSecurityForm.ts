import { useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { BusinessError, ValidationError } from '@platform/sdk'
import { focusFirstError } from '@platform/ui'
import { useErrorText } from '../i18n/useErrorText.ts'
import { useFieldCode } from './useFieldCode.ts'

type Values = Record<string, string>

export interface SecurityFormOptions {
  /** Codes of the fields that are wrong, by name; the gateway has the last word. */
  check?: (values: Values) => Record<string, string | undefined>
  /** Sends the form; false where nothing was sent after all. */
  send: (values: Values) => Promise<unknown>
  onDone: () => void
}

/** What a form's view needs to know. */
export interface SecurityForm {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  errorOf: (field: string) => string | undefined
  /** Why the form as a whole was refused. */
  failure: string | undefined
  busy: boolean
}

/** A form whose fields keep their own text: it reads them when it is sent, one submit at a time, and says which are wrong. */
export function useSecurityForm({ check, send, onDone }: SecurityFormOptions): SecurityForm {
  const fieldText = useFieldCode()
  const errorText = useErrorText()
  const t = useTranslations('security')
  const [codes, setCodes] = useState<Record<string, string | undefined>>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  /** Of a secret that locks: how often it may still be tried. */
  const failureOf = (error: unknown) => {
    const left = error instanceof BusinessError ? (error.value as { attemptsLeft?: number } | undefined)?.attemptsLeft : undefined
    return left ? `${errorText(error)} ${t('attemptsLeft', { count: left })}` : errorText(error)
  }

  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']))
    const wrong = check?.(values) ?? {}
    setCodes(wrong)
    setFailure(undefined)
    if (Object.values(wrong).some(Boolean)) return focusFirstError(form)
    sending.current = true
    setBusy(true)
    try {
      if ((await send(values)) === false) return
      // No password stays in a field that has served.
      form.reset()
      onDone()
    } catch (error) {
      const fields = error instanceof ValidationError ? error.fields : {}
      setCodes(fields)
      // What is beside a field needs no second place.
      if (!Object.keys(fields).some((name) => name in values)) setFailure(failureOf(error))
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
    errorOf: (field) => fieldText(codes[field]),
    failure,
    busy,
  }
}
