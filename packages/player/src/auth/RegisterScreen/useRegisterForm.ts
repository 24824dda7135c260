import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { checkNeeded, resolverOf } from '../rules/accountRules.ts'
import { useClearedWithPicture } from '../useClearedWithPicture.ts'
import { useRecheckOnLanguage } from '../useRecheckOnLanguage.ts'
import { checkRegistration, ruleIn, type RegisterField, type RegisterSchema, type RegisterValues } from './registerSchema.ts'
import { useRefusals } from './useRefusals.ts'

export interface RegisterFormOptions {
  schema: RegisterSchema
  /** Values from before a reload or of an invitation. */
  initial: RegisterValues
  /** Fields that the gateway refused; a new object for each refusal. */
  problems: RegisterValues
  onChange: (values: RegisterValues) => void
  /** The captcha's picture; a new one empties its field. */
  captchaImage: string | undefined
  /** Whether a user name is still free; requested on blur of its field. */
  isFree: (username: string) => Promise<boolean>
}

/** The state of a registration: its values, the current step, and the fields that the gateway refused. */
export function useRegisterForm({ schema, initial, problems, onChange, captchaImage, isFree }: RegisterFormOptions) {
  const { fields, steps } = schema
  const names = namesOf(fields)
  const [reached, setStep] = useState(0)
  // The gateway's rules may result in fewer steps than the defaults.
  const step = Math.min(reached, steps.length - 1)
  const form = useForm<RegisterValues>({
    mode: 'onTouched',
    defaultValues: { ...Object.fromEntries(names.map((name) => [name, ''])), ...initial },
    resolver: resolverOf((values) => checkRegistration(values, schema)),
  })
  const { trigger, getValues, setValue, getFieldState, setError, setFocus, subscribe } = form
  useClearedWithPicture(captchaImage, () => setValue('captcha', ''))
  useRecheckOnLanguage(names, getValues, trigger)
  const changed = useEffectEvent(onChange)
  const reportTyped = useEffectEvent((values: RegisterValues) => {
    if (Object.entries(values).some(([name, value]) => value && value !== initial[name])) changed(values)
  })
  useEffect(() => {
    // Subscribers get no change event for text typed before hydration.
    reportTyped(getValues())
    return subscribe({ formState: { values: true }, callback: ({ values }) => changed(values) })
  }, [subscribe, getValues])
  useRefusals(form, schema, problems, setStep)

  /** Validates the current step; on the last one all values, because rules may have arrived after an earlier step. */
  const checkStep = async () => {
    const isLast = step === steps.length - 1
    if (await trigger(isLast ? names : namesOf(steps[step]!), { shouldFocus: true })) return true
    const wrong = namesOf(steps.flat()).find((name) => getFieldState(name).invalid)
    const at = steps.findIndex((one) => namesOf(one).some((name) => name === wrong))
    // A hidden field cannot take focus.
    if (at >= 0) flushSync(() => setStep(at))
    if (wrong) setFocus(wrong)
    return false
  }
  /** Even where the number is optional, a code needs one. */
  const checkNumber = (isPossible: (text: string) => boolean): boolean => {
    const number = getValues('mobileNum') ?? ''
    const wrong = checkNeeded(ruleIn(schema, 'mobileNum'), number) ?? (isPossible(number) ? undefined : 'mobileInvalid')
    if (!wrong) return true
    setError('mobileNum', { type: 'rule', message: wrong })
    setFocus('mobileNum')
    return false
  }
  const checkName = async () => {
    const name = getValues('username')
    if (!name || checkNeeded(ruleIn(schema, 'username'), name) || (await isFree(name))) return
    if (getValues('username') === name) setError('username', { type: 'gateway', message: 'usernameExists' })
  }
  return { form, step, setStep, checkStep, checkNumber, checkName }
}

const namesOf = (fields: readonly RegisterField[]) => fields.map(({ rule }) => rule.field)
