import { useRef, useState } from 'react'
import { registerEntries, type RegisterDraft } from '../../storage/registerEntries.ts'
import type { RegisterValues } from './registerSchema.ts'

// Secrets are never stored.
const secret = new Set(['password', 'confirmPassword', 'paymentPassword', 'verificationCode', 'captcha'])

/** The values that may be stored on the device. */
export const withoutSecrets = (values: RegisterValues) =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value && !secret.has(field)))

/** The input, preserved over a reload without passwords and codes. */
export function useRegisterDraft() {
  const [restored] = useState(() => registerEntries.registerDraft.get())
  const draft = useRef<RegisterDraft>({ method: 'username', country: '', values: {}, ...restored })
  const save = ({ values = draft.current.values, ...rest }: Partial<RegisterDraft>) => {
    draft.current = { ...draft.current, ...rest, values: withoutSecrets(values) }
    registerEntries.registerDraft.set(draft.current)
  }
  return { restored, save, forget: () => registerEntries.registerDraft.remove() }
}

export type Draft = ReturnType<typeof useRegisterDraft>
