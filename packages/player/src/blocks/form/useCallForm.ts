import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, useFormState, useWatch, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { messageKeys, type InputOf, type KnownCode } from '@platform/sdk'
import { useClient, type KeyedState } from '@platform/sdk/react'
import { focusFirstError } from '@platform/ui'
import { useClearWhenLeft, useDraft } from '../../session/useDraft.ts'
import { useAttemptsText } from '../PaymentConfirmation/useAttemptsText.ts'
import { unknownOf } from '../UnknownOutcome/unknownOf.ts'
import type { CallForm, InputSchema } from './CallForm.ts'
import { OWN_TEXT, refusedFields } from './refusedFields.ts'
import { resolverOf, trimmed, type FieldCodes } from './resolverOf.ts'

export interface CallFormOptions<Values, Schema extends InputSchema, Input> {
  /** The call, whose schema validates the input. */
  call: { input: Schema }
  /** The values of an empty form. */
  empty: Values
  /** Name of the draft: the values survive the end of the session and a visit to another screen. Default: no draft. */
  draft?: string
  /** Passwords and codes: never in a draft, and removed when the session ends. */
  secrets?: readonly (keyof Values & string)[]
  /** Further rules: codes of wrong fields. */
  check?: (values: Values) => FieldCodes
  /** The text of a field's code, where it is not the code's own. */
  textOf?: (name: string, code: string) => string | undefined
  /** The text of a failure, where it is not the error's own. */
  failureOf?: (error: unknown) => string | undefined
  /** The field that a refusal is about, beside those of wrong secrets. */
  fieldOf?: (error: unknown) => string | undefined
  /** The call's input, without a confirmation that `send` requests. */
  toInput: (values: Values) => Input
  /** Sends valid input; `false` if nothing was sent. */
  send: (input: Input, values: Values) => Promise<unknown>
  /** The state of a call that happens once. */
  keyed?: KeyedState<unknown> & { busy: boolean; checkAgain: () => unknown; reset: () => void }
  /** After a call without `keyed`, whose own `onDone` may come later. */
  onDone?: () => void
}

/** The state of a form that sends one call: values, errors of all fields at once, one submit at a time, its draft. */
export function useCallForm<Values extends FieldValues, Schema extends InputSchema, Input extends Partial<InputOf<{ input: Schema }>>>(
  options: CallFormOptions<Values, Schema, Input>,
) {
  const {
    call,
    empty,
    draft: draftName,
    secrets = [],
    check = () => ({}),
    textOf,
    failureOf,
    fieldOf,
    toInput,
    send,
    keyed,
    onDone,
  } = options
  const { session } = useClient()
  const attemptsText = useAttemptsText()
  const codeText = useTranslations('errors')
  const { draft, change, clear } = useDraft<Values>(draftName ?? '')
  const [thrown, setThrown] = useState<unknown>()
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)
  const { control, register, handleSubmit, setValue, trigger, reset, resetField, subscribe } = useForm<Values>({
    defaultValues: { ...empty, ...(draftName && draft) } as DefaultValues<Values>,
    resolver: resolverOf({ input: call.input, toInput, check }),
    shouldFocusError: false,
  })
  const values = useWatch({ control }) as Values
  const { errors, isSubmitted } = useFormState({ control })
  const error = keyed?.status === 'failed' ? keyed.error : thrown
  const busy = sending || keyed?.busy === true
  const changed = useEffectEvent((now: FieldValues) => {
    const entered = Object.entries(now).filter(([name]) => !secrets.includes(name))
    if (draftName) change(Object.fromEntries(entered) as Partial<Values>)
    // The error was about the previous values.
    if (keyed?.status === 'failed') keyed.reset()
    setThrown(undefined)
  })
  useEffect(() => subscribe({ formState: { values: true }, callback: (state) => changed(state.values) }), [subscribe])
  const forgetSecrets = useEffectEvent(() => secrets.forEach((name) => resetField(name as string as Path<Values>)))
  useEffect(() => session.onEnded(() => forgetSecrets()), [session])
  useClearWhenLeft(clear, busy || keyed?.status === 'unknown', keyed?.status === 'done')

  const empties = () => {
    reset(empty)
    clear()
  }
  // Of this error only: it may come from a later check of an unknown outcome, and goes with the next change.
  const refused = new Map(error === undefined ? [] : refusedFields(error, Object.keys(values), fieldOf))
  const sendOnce = async (raw: Values) => {
    const valid = trimmed(raw)
    setSending(true)
    try {
      const end = await send(toInput(valid), valid)
      if (keyed || end === false) return
      // No password stays in a field after a successful submit.
      empties()
      onDone?.()
    } catch (refusal) {
      setThrown(refusal)
    } finally {
      setSending(false)
    }
  }
  const submit = async (form: HTMLFormElement) => {
    if (underWay.current) return
    underWay.current = true
    setThrown(undefined)
    await handleSubmit(sendOnce)().finally(() => (underWay.current = false))
    focusFirstError(form)
  }
  const errorOf = (name: string) => {
    const code = (errors[name] as { type?: string } | undefined)?.type ?? refused.get(name)
    if (code === undefined) return undefined
    return code === OWN_TEXT ? attemptsText(error) : (textOf?.(name, code) ?? codeText(messageKeys[code as KnownCode] ?? 'validation'))
  }
  const form: CallForm<Values> = {
    values,
    set: (name, value) =>
      setValue(name as string as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldValidate: isSubmitted }),
    field: (name) => ({ ...register(name as Path<Values>), error: errorOf(name) }),
    errorOf,
    failure: error === undefined || refused.size > 0 ? undefined : (failureOf?.(error) ?? attemptsText(error)),
    busy,
    unknown: keyed && unknownOf(keyed),
    onSubmit: (event) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
  }
  /** `check` validates one field; `empty` removes values and draft. */
  return { ...form, check: (name: Path<Values>) => trigger(name), empty: empties }
}
