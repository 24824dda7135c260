import { AccountStep, type AccountStepProps } from './AccountStep.tsx'
import { EmailStep } from './EmailStep.tsx'
import type { GuestStepProps } from './GuestStepProps.ts'
import { PhoneStep } from './PhoneStep.tsx'

export interface LaterGuestStepsProps {
  step: 'phone' | 'email' | 'account'
  question: GuestStepProps
  account: AccountStepProps
}

/** The questions after the first two: their code is not part of the page. */
export function LaterGuestSteps({ step, question, account }: LaterGuestStepsProps) {
  if (step === 'account') return <AccountStep {...account} />
  return step === 'phone' ? <PhoneStep {...question} /> : <EmailStep {...question} />
}
