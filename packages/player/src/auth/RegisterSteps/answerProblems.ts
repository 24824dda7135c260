import { cleanCpf, cleanEmail, nameProblem } from '@platform/sdk'
import { isCpf } from '@platform/sdk/security'
import type { RegisterValues } from '../RegisterScreen/registerSchema.ts'
import type { GuestStep } from './stepsOf.ts'

/** The gateway's time, and from which age the market lets people play. */
export interface AgeRule {
  minimumAge: number
  now: number
}

export const documentProblem = (text: string): 'empty' | 'wrong' | undefined =>
  isCpf(cleanCpf(text)) ? undefined : text ? 'wrong' : 'empty'

export const emailProblem = (text: string): 'validation.email' | undefined =>
  /^\S+@\S+\.\S+$/.test(cleanEmail(text)) ? undefined : 'validation.email'

/** What is wrong with a date of birth, `YYYY-MM-DD`: there is none, or it is of someone who is too young. */
export function birthProblem(date: string, { minimumAge, now }: AgeRule): 'empty' | 'underage' | undefined {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || year < 1900 || Date.UTC(year, month - 1, day) > now) return 'empty'
  return Date.UTC(year + minimumAge, month - 1, day) > now ? 'underage' : undefined
}

/** Whether a question is answered well enough for the next one. The code of the number is not stored: only the account waits for it. */
export function isAnswered(step: GuestStep, values: RegisterValues, rule: AgeRule): boolean {
  const { idNumber = '', payeeName = '', birthDate = '', mobileNum = '', email = '' } = values
  switch (step) {
    case 'document':
      return documentProblem(idNumber) === undefined
    case 'person':
      return nameProblem(payeeName) === undefined && birthProblem(birthDate, rule) !== 'empty'
    case 'phone':
      return mobileNum !== ''
    case 'email':
      return emailProblem(email) === undefined
    case 'account':
      return false
  }
}
