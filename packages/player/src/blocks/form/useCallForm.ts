import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useForm, useFormState, useWatch, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { messageKeys, type InputOf, type KnownCode } from '@platform/sdk'
import { useClient, type KeyedState } from '@platform/sdk/react'
import { focusFirstError } from '@platform/ui'
import { useAttemptsText } from './PaymentConfirmation/useAttemptsText.ts'
import { unknownOf } from './UnknownOutcome/unknownOf.ts'
import type { CallForm, InputSchema } from './CallForm.ts'
import { adoptTyped } from './adoptTyped.ts'
import { OWN_TEXT } from './refusedFields.ts'
import { resolverOf, trimmed, type FieldCodes } from './resolverOf.ts'
import { useFormDraft } from './useFormDraft.ts'
import { useRecheckOnLanguage } from './useRecheckOnLanguage.ts'
import { useRefusal } from './useRefusal.ts'

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
  /** Validates a field once it is left, and the filled ones after a change of language. Default: at the first submit. */
  early?: boolean
  /** A field → the one that repeats it, and is validated again with it. */
  repeats?: Readonly<Record<string, string>>
  /** The fields that are shown now. Default: all values. */
  shown?: readonly string[]
  /** Before the first wrong field takes the focus: brings it into view. With the error, if a refusal is about them. */
  onWrong?: (names: readonly string[], error?: unknown) => void | Promise<void>
  /** The text of a field's code, where it is not the code's own. */
  textOf?: (name: string, code: string, values: Values) => ReactNode
  /** The text of an error, where it is not its own; '' if it is shown elsewhere. */
  failureOf?: (error: unknown) => string | undefined
  /** The field that a refusal is about, beside those of wrong secrets. */
  fieldOf?: (error: unknown) => string | undefined
  /** The call's input, without a confirmation that `send` requests. */
  toInput: (values: Values) => Input
  /** Sends valid input; `false` leaves the form as it is: nothing was sent, or the next screen follows. */
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
    early = false,
    repeats = {},
    onWrong,
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
  const [thrown, setThrown] = useState<unknown>()
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)
  // Since the last submit.
  const isChanged = useRef(false)
  const lastForm = useRef<HTMLFormElement>(null)
  // A change that is not the player's.
  const isQuiet = useRef(false)
  const draft = useFormDraft<Values>({
    name: draftName,
    empty,
    secrets,
    onOtherMember: () => reset(draft.start),
    endOf: () => (busy || keyed?.status === 'unknown' ? 'underWay' : keyed?.status === 'done' && !isChanged.current ? 'sent' : undefined),
  })
  const { control, register, handleSubmit, setValue, getValues, trigger, reset, resetField, setFocus, subscribe } = useForm<Values>({
    mode: early ? 'onTouched' : 'onSubmit',
    defaultValues: draft.start as DefaultValues<Values>,
    resolver: resolverOf({ input: call.input, toInput, check, shown: options.shown }),
    shouldFocusError: false,
  })
  const values = useWatch({ control }) as Values
  const { errors, isSubmitted } = useFormState({ control })
  const error = keyed?.status === 'failed' ? keyed.error : thrown
  const busy = sending || keyed?.busy === true
  // Of this error only: it may come from a later check of an unknown outcome.
  const { refused, correct } = useRefusal(error, options.shown ?? Object.keys(values), fieldOf)
  const forgetError = () => {
    if (keyed?.status === 'failed') keyed.reset()
    setThrown(undefined)
  }
  const changed = useEffectEvent((now: FieldValues, name: string | undefined) => {
    if (isQuiet.current) return
    draft.save(now)
    // What changes under way is not sent, but must not come back either.
    if (!busy) isChanged.current = true
    // The error was about the previous values.
    if (correct(name)) forgetError()
    if (!name) return
    const again = [...(errors[name] ? [name] : []), ...(now[repeats[name] ?? ''] ? [repeats[name]!] : [])]
    if (again.length > 0) void trigger(again as Path<Values>[])
  })
  useEffect(() => subscribe({ formState: { values: true }, callback: (state) => changed(state.values, state.name) }), [subscribe])
  const adoptEntered = useEffectEvent(() => {
    for (const [name, value] of Object.entries(getValues()))
      if (value !== values[name] && typeof value !== 'object')
        void register(name as Path<Values>).onChange({ target: { name, value: value as unknown }, type: 'change' })
  })
  // What was entered before hydration has caused no event.
  useEffect(() => adoptEntered(), [])
  useRecheckOnLanguage(() => early && void trigger(Object.keys(values).filter((name) => values[name] !== '') as Path<Values>[]))
  const forgetSecrets = useEffectEvent(() => secrets.forEach((name) => resetField(name as string as Path<Values>)))
  useEffect(() => session.onEnded(() => forgetSecrets()), [session])
  const empties = (but: Partial<Values> = {}) => {
    reset({ ...empty, ...but })
    draft.drop(but)
  }
  const isRefused = refused.size > 0
  const focusWrong = async (names: readonly string[], refusal?: unknown) => {
    await onWrong?.(names, refusal)
    focusFirstError(lastForm.current)
  }
  const focusRefused = useEffectEvent(() => void focusWrong([...refused.keys()], error))
  const shownError = useRef<unknown>(undefined)
  // Once for each error, when its fields are enabled again.
  useEffect(() => {
    if (!isRefused || busy || shownError.current === error) return
    shownError.current = error
    focusRefused()
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
    await handleSubmit(sendOnce, (wrong) => focusWrong(Object.keys(wrong)))().finally(() => (underWay.current = false))
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
      setValue(name as string as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldValidate: early || isSubmitted }),
    field: (name) => {
      const registration = adoptTyped(register(name), (text) =>
        setValue(name, text as PathValue<Values, Path<Values>>, { shouldDirty: true }),
      )
      return { ...registration, error: errorOf(name) }
    },
    errorOf,
    failure: error === undefined || isRefused ? undefined : errorText(),
    busy,
    unknown: keyed && unknownOf(keyed),
    onSubmit: (event) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
  }
  return {
    ...form,
    error,
    forgetError,
    /** The values now, for code that has waited. */
    valuesNow: () => getValues(),
    /** Validates these fields. */
    check: trigger,
    /** Removes values and draft, but those passed. */
    empty: empties,
    /** Empties a field whose text is used up; the error of the form stays. */
    clear: (name: Path<Values>) => {
      isQuiet.current = true
      resetField(name, { defaultValue: '' as PathValue<Values, Path<Values>> })
      isQuiet.current = false
    },
    focus: setFocus,
  }
}
