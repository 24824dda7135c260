import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { RegisterSchema, RegisterValues } from './registerSchema.ts'

/** How long an invalid invitation code is shown as a toast before its field takes the focus, ms (section 8). */
export const invitationToast = 1000

// A captcha or code that was wrong cannot be used again.
const usedUp = ['captcha', 'verificationCode']

/** Shows the first field that the gateway refused, with its message. */
export function useRefusals(
  { setError, setFocus, setValue }: UseFormReturn<RegisterValues>,
  { fields, steps }: RegisterSchema,
  problems: RegisterValues,
  onStep: (step: number) => void,
): void {
  const [seen, setSeen] = useState<RegisterValues>({})
  const refused = fields.find(({ rule }) => problems[rule.field])?.rule.field
  if (problems !== seen) {
    setSeen(problems)
    if (refused) onStep(steps.findIndex((step) => step.some(({ rule }) => rule.field === refused)))
  }
  useEffect(() => {
    for (const name of usedUp) if (problems[name]) setValue(name, '')
    for (const [name, message] of Object.entries(problems)) setError(name, { type: 'gateway', message })
    if (!refused) return
    const timer = setTimeout(() => setFocus(refused), refused === 'affiliateCode' ? invitationToast : 0)
    return () => clearTimeout(timer)
  }, [problems, refused, setError, setFocus, setValue])
}
