import type { RegistrationProgress } from '@platform/sdk/account'
import { lazyComponent } from '@platform/ui'
import { AddressStep } from './AddressStep.tsx'
import { BirthStep } from './BirthStep.tsx'
import { EmailCodeStep } from './EmailCodeStep.tsx'
import { GenderStep } from './GenderStep.tsx'
import { MissingFact } from './MissingFact.tsx'
import type { Step } from './stepsOf.ts'

// Amounts, camera and pictures are code that only these two need.
const LimitsStep = lazyComponent({ load: async () => (await import('./LimitsStep.tsx')).LimitsStep })
const IdentityStep = lazyComponent({ load: async () => (await import('./IdentityStep.tsx')).IdentityStep })

/** A question to a member. */
export interface MemberStepProps {
  progress: RegistrationProgress
  /** The answer is stored, and `progress` is read again. */
  onDone: () => void
  /** Where the player wanted to be before the registration. */
  leave: string
}

/** The form of one question to a member. */
export function MemberStepForm({ step, ...props }: MemberStepProps & { step: Step }) {
  switch (step) {
    case 'emailCode':
      return <EmailCodeStep {...props} />
    case 'address':
      return <AddressStep {...props} />
    case 'gender':
      return <GenderStep {...props} />
    case 'limits':
      return <LimitsStep {...props} />
    case 'identity':
      return <IdentityStep {...props} />
    case 'person':
      return props.progress.next === 'birthDate' ? <BirthStep {...props} /> : <MissingFact view="name" />
    default:
      return <MissingFact view={step === 'document' ? 'personal' : 'mobile'} />
  }
}
