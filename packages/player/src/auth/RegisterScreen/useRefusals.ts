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
  const [lastProblems, setLastProblems] = useState<RegisterValues>({})
  const refusedField = fields.find(({ rule }) => problems[rule.field])?.rule.field
  if (problems !== lastProblems) {
    setLastProblems(problems)
    if (refusedField) onStep(steps.findIndex((step) => step.some(({ rule }) => rule.field === refusedField)))
  }
  useEffect(() => {
    for (const name of usedUp) if (problems[name]) setValue(name, '')
    for (const [name, message] of Object.entries(problems)) setError(name, { type: 'gateway', message })
    if (!refusedField) return
    const timer = setTimeout(() => setFocus(refusedField), refusedField === 'affiliateCode' ? invitationToast : 0)
    return () => clearTimeout(timer)
  }, [problems, refusedField, setError, setFocus, setValue])
}
