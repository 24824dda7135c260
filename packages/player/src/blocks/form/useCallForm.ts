import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useForm, useFormState, useWatch, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { messageKeys, type InputOf, type KnownCode } from '@platform/sdk'
import { useClient, type KeyedState } from '@platform/sdk/react'
import { focusFirstError } from '@platform/ui'
import { useDraft } from '../../session/useDraft.ts'
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
  /** Fields whose rules are shown while they change; of an `empty` one after a submit. */
  live?: readonly string[]
  /** The text of a field's code, where it is not the code's own. */
  textOf?: (name: string, code: string, values: Values) => ReactNode
  /** The text of an error, where it is not its own; '' if it is shown elsewhere. */
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
    live = [],
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
  const { draft, of, change, clear } = useDraft<Values>(draftName ?? '')
  const [thrown, setThrown] = useState<unknown>()
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)
  // Since the last submit.
  const isChanged = useRef(false)
  const lastForm = useRef<HTMLFormElement>(null)
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
    // The rest stays open for what the next address names.
    const entered = Object.entries(now).filter(([name, value]) => !secrets.includes(name) && (value !== empty[name] || name in draft))
    if (draftName) change(Object.fromEntries(entered) as Partial<Values>)
    // What changes under way is not sent, but must not come back either.
    if (!busy) isChanged.current = true
    // The error was about the previous values.
    if (keyed?.status === 'failed') keyed.reset()
    setThrown(undefined)
  })
  useEffect(() => subscribe({ formState: { values: true }, callback: (state) => changed(state.values) }), [subscribe])
  const forgetSecrets = useEffectEvent(() => secrets.forEach((name) => resetField(name as string as Path<Values>)))
  useEffect(() => session.onEnded(() => forgetSecrets()), [session])
  const restart = useEffectEvent(() => reset({ ...empty, ...(draftName && draft) } as DefaultValues<Values>))
  const lastMember = useRef(of)
  useEffect(() => {
    if (lastMember.current !== of) restart()
    lastMember.current = of
  }, [of])
  // Filled when it is opened again, it could be sent a second time. Not at the end of the session, which may be the call's own answer: if it
  // was sent all the same, its stored key finds that.
  const leave = useEffectEvent(() => {
    const isUnderWay = busy || keyed?.status === 'unknown'
    if (isUnderWay ? session.get() : keyed?.status === 'done' && !isChanged.current) clear()
  })
  useEffect(() => () => leave(), [])

  const empties = (but: Partial<Values> = {}) => {
    reset({ ...empty, ...but })
    clear()
    if (draftName) change(but)
  }
  // Of this error only: it may come from a later check of an unknown outcome, and goes with the next change.
  const refused = new Map(error === undefined ? [] : refusedFields(error, Object.keys(values), fieldOf))
  const isRefused = refused.size > 0
  // Once its fields are enabled again.
  useEffect(() => {
    if (isRefused && !busy) focusFirstError(lastForm.current)
  }, [error, isRefused, busy])
  const sendOnce = async (raw: Values) => {
    const valid = trimmed(raw)
    setSending(true)
    isChanged.current = false
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
    // What was entered since is not what was sent.
    if (keyed?.status === 'unknown') return void keyed.checkAgain()
    underWay.current = true
    lastForm.current = form
    setThrown(undefined)
    await handleSubmit(sendOnce, () => focusFirstError(form))().finally(() => (underWay.current = false))
  }
  const codesNow: FieldCodes = live.length > 0 ? check(values) : {}
  const errorText = () => failureOf?.(error) ?? attemptsText(error)
  const errorOf = (name: string) => {
    const now = live.includes(name) ? codesNow[name] : 'empty'
    const code = (now === 'empty' ? (errors[name] as { type?: string } | undefined)?.type : now) ?? refused.get(name)
    if (code === undefined) return undefined
    return code === OWN_TEXT ? errorText() : (textOf?.(name, code, values) ?? codeText(messageKeys[code as KnownCode] ?? 'validation'))
  }
  const form: CallForm<Values> = {
    values,
    set: (name, value) =>
      setValue(name as string as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldValidate: isSubmitted }),
    field: (name) => ({ ...register(name as Path<Values>), error: errorOf(name) }),
    errorOf,
    failure: error === undefined || isRefused ? undefined : errorText(),
    busy,
    unknown: keyed && unknownOf(keyed),
    onSubmit: (event) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
  }
  /** `check` validates one field; `empty` removes values and draft, but those passed. */
  return { ...form, check: (name: Path<Values>) => trigger(name), empty: empties }
}
