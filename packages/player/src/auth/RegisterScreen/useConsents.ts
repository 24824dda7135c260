import { useState } from 'react'

const consents = ['age', 'agree'] as const
type Consent = (typeof consents)[number]

export interface ConsentState {
  given: Record<Consent, boolean>
  /** The form was submitted without it. */
  missing: (consent: Consent) => boolean
  onGiven: (consent: Consent, given: boolean) => void
}

/** The consents of a registration. */
export function useConsents() {
  const [given, setGiven] = useState({ age: false, agree: false })
  const [required, setRequired] = useState(false)
  /** Whether the form may be submitted; the first missing consent takes the focus. */
  const check = (): boolean => {
    setRequired(true)
    const first = consents.find((consent) => !given[consent])
    if (first) document.querySelector<HTMLElement>(`input[name=${first}]`)?.focus()
    return first === undefined
  }
  const state: ConsentState = {
    given,
    missing: (consent) => required && !given[consent],
    onGiven: (consent, isGiven) => setGiven((all) => ({ ...all, [consent]: isGiven })),
  }
  return { state, check }
}
