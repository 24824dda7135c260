import { useRef, useState } from 'react'
import { entries, type RegisterDraft } from '../../storage/entries.ts'
import type { RegisterValues } from './registerForm.ts'

// What proves the player is never written anywhere.
const secret = new Set(['password', 'confirmPassword', 'paymentPassword', 'verificationCode', 'captcha'])

const open = (values: RegisterValues) => Object.fromEntries(Object.entries(values).filter(([field, value]) => value && !secret.has(field)))

/** What was typed, kept over a reload without passwords and codes. */
export function useRegisterDraft() {
  const [restored] = useState(() => entries.registerDraft.get())
  const draft = useRef<RegisterDraft | undefined>(restored)
  const keep = (change: Partial<RegisterDraft>) => {
    const { values, ...rest } = change
    draft.current = { method: 'username', country: '', values: {}, ...draft.current, ...rest, ...(values && { values: open(values) }) }
    entries.registerDraft.set(draft.current)
  }
  return { restored, keep, forget: () => entries.registerDraft.remove() }
}
