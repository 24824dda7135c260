import { useEffect, useEffectEvent, useState } from 'react'
import { RegisterForm } from '../RegisterScreen/RegisterForm.tsx'
import { firstMethod, type RegisterValues } from '../RegisterScreen/registerSchema.ts'
import type { Draft } from '../RegisterScreen/useRegisterDraft.ts'
import { useRegisterRules } from '../RegisterScreen/useRegisterRules.ts'
import { useRegistration } from '../RegisterScreen/useRegistration.ts'
import { proposedName } from './proposedName.ts'
import type { StepDraft } from './useStepDraft.ts'

export interface AccountStepProps {
  draft: StepDraft
  /** The answers so far, with the code of the number. */
  answers: RegisterValues
  onDone: (isSignedIn: boolean) => void
  onRefused: (error: unknown) => void
  /** Whether the registration is being sent, or its outcome is unknown. */
  onBusy: (isBusy: boolean) => void
}

/** User name, password, captcha, invitation code and agreement: the one call that creates the account. */
export function AccountStep({ draft: { save, forget, ...draft }, answers, onBusy, onDone, onRefused }: AccountStepProps) {
  const { settings } = useRegisterRules()
  const { idNumber, payeeName = '', email, mobileNum, verificationCode, countryDialingCode = '' } = answers
  const [start] = useState(() => ({ ...draft, values: { username: proposedName(payeeName), ...draft.values } }))
  const answered = Object.entries({ idNumber, payeeName, email, mobileNum, verificationCode }).filter(([, value]) => value)
  const ownDraft: Draft = { restored: start, save: ({ values = {}, link }) => save(values, link === undefined ? {} : { link }), forget }
  const { restart: _restart, ...form } = useRegistration({
    method: firstMethod(settings),
    draft: ownDraft,
    answered: { values: Object.fromEntries(answered) as RegisterValues, countryDialingCode },
    onDone: (session) => onDone(session !== undefined),
    onRefused,
  })
  const isBusy = form.form.busy || form.form.unknown !== undefined
  const report = useEffectEvent(onBusy)
  useEffect(() => report(isBusy), [isBusy])
  return <RegisterForm {...form} />
}
