import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { RegisterRule } from '@platform/sdk/account'
import { checkNeeded, resolverOf, ruleOf } from '../rules/accountRules.ts'
import { useRecheckOnLanguage } from '../useRecheckOnLanguage.ts'
import { checkRegistration, stepsOf, type RegisterField, type RegisterValues } from './registerForm.ts'

export interface RegisterFormOptions {
  rules: readonly RegisterRule[]
  fields: readonly RegisterField[]
  /** What a reload left. */
  initial: RegisterValues
  onChange: (values: RegisterValues) => void
  /** Sends the SMS code. */
  onSend: () => void
  /** Whether a user name is still to be had; asked when its field is left. */
  isFree: (username: string) => Promise<boolean>
  /** Fields that the gateway refused; a new object for each refusal. */
  problems: RegisterValues
  onSubmit: (values: RegisterValues) => void
}

const noProblems: RegisterValues = {}

/** How long an invalid invitation code is told, ms. */
export const codeToast = 1000

/** The state of a registration: values, steps, consents, and where the gateway's refusals stand. */
export function useRegisterForm({ rules, fields, initial, onChange, onSend, isFree, problems, onSubmit }: RegisterFormOptions) {
  const steps = stepsOf(fields)
  const names = fields.map(({ rule }) => rule.field)
  const [typed] = useState(names)
  const [step, setStep] = useState(0)
  const [agree, setAgree] = useState(false)
  const [ofAge, setOfAge] = useState(false)
  const [asked, setAsked] = useState(false)
  const { register, trigger, getFieldState, getValues, setValue, setError, setFocus, formState, subscribe } = useForm<RegisterValues>({
    mode: 'onTouched',
    defaultValues: { ...Object.fromEntries(names.map((name) => [name, ''])), ...initial },
    resolver: resolverOf((values) => checkRegistration(values, fields, rules)),
  })
  useRecheckOnLanguage(typed, getValues, trigger)
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }), [subscribe, onChange])

  const stepOf = (field: string) => steps.findIndex((some) => some.some(({ rule }) => rule.field === field))

  // The first field that the gateway refused is brought into view, with its message.
  const [seen, setSeen] = useState(noProblems)
  const refused = names.find((name) => problems[name])
  if (problems !== seen) {
    setSeen(problems)
    if (refused) setStep(Math.max(0, stepOf(refused)))
  }
  useEffect(() => {
    // A captcha and a code that were wrong are worth nothing any more.
    for (const name of ['captcha', 'verificationCode']) if (problems[name]) setValue(name, '')
    for (const [name, message] of Object.entries(problems)) setError(name, { type: 'gateway', message })
    if (!refused) return
    // An invitation code is told by a toast first (section 8).
    const timer = setTimeout(() => setFocus(refused), refused === 'affiliateCode' ? codeToast : 0)
    return () => clearTimeout(timer)
  }, [problems, refused, setError, setFocus, setValue])

  const next = async () => {
    const current = steps[step]!.map(({ rule }) => rule.field)
    if (!(await trigger(current, { shouldFocus: true }))) return
    if (step < steps.length - 1) return setStep(step + 1)
    setAsked(true)
    if (ofAge && agree) onSubmit(getValues())
    else document.querySelector<HTMLElement>(`input[name=${ofAge ? 'agree' : 'age'}]`)?.focus()
  }
  const send = () => {
    // Optional or not: a code needs a number.
    const wrong = checkNeeded(ruleOf(rules, 'mobileNum'), getValues('mobileNum') ?? '')
    if (!wrong) return onSend()
    setError('mobileNum', { type: 'rule', message: wrong })
    setFocus('mobileNum')
  }
  const received = (digits: string) => setValue('verificationCode', digits, { shouldValidate: true })
  const edited = (field: string) => {
    // What was refused is looked at again as soon as it changes.
    if (getFieldState(field).error) void trigger(field)
    if (field === 'password' && getValues('confirmPassword')) void trigger('confirmPassword')
  }
  const left = (field: string) => {
    const name = getValues('username')
    if (field !== 'username' || !name || checkNeeded(ruleOf(rules, 'username'), name)) return
    void isFree(name).then((free) => {
      if (!free && getValues('username') === name) setError('username', { type: 'gateway', message: 'usernameExists' })
    })
  }
  const consents = {
    agree,
    onAgree: setAgree,
    agreeMissing: asked && !agree,
    ofAge,
    onOfAge: setOfAge,
    ageMissing: asked && !ofAge,
  }
  return { steps, step, back: () => setStep(step - 1), next, register, errors: formState.errors, edited, left, send, received, consents }
}
