import type { RegistrationProgress } from '@platform/sdk/account'
import type { Step } from './stepsOf.ts'

/** A question to a member. */
export interface MemberStepProps {
  progress: RegistrationProgress
  /** The answer is stored, and `progress` is read again. */
  onDone: () => void
  /** Where the player wanted to be before the registration. */
  leave: string
  /** The address of another question. */
  addressOf: (step: Step) => string
}
