import { useState } from 'react'

export type Consent = 'age' | 'agree'

export interface ConsentState {
  given: Record<Consent, boolean>
  /** The form was submitted without the age. */
  ageMissing: boolean
  onGiven: (consent: Consent, given: boolean) => void
}

/** The consents of a registration: the agreement starts as the market allows, the age never ticked. */
export function useConsents(agreeStartsTicked: boolean) {
  const [given, setGiven] = useState({ age: false, agree: agreeStartsTicked })
  const [required, setRequired] = useState(false)
  /** Whether the form may be submitted; a missing age takes the focus. Without the agreement the button is disabled. */
  const check = (): boolean => {
    setRequired(true)
    if (!given.age) document.querySelector<HTMLElement>('input[name=age]')?.focus()
    return given.age && given.agree
  }
  const state: ConsentState = {
    given,
    ageMissing: required && !given.age,
    onGiven: (consent, isGiven) => setGiven((all) => ({ ...all, [consent]: isGiven })),
  }
  return { state, check }
}
