import type { RegisterValues } from '../RegisterScreen/registerSchema.ts'
import type { StepDraft } from './useStepDraft.ts'

/** A question before the account exists. */
export interface GuestStepProps {
  draft: StepDraft
  /** The question is answered: these values are stored and the next one shows. */
  onDone: (values: RegisterValues) => void
}
