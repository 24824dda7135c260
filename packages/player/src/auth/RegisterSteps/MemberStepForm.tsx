import { lazyComponent } from '@platform/ui'
import { AddressStep } from './AddressStep.tsx'
import { BirthStep } from './BirthStep.tsx'
import { EmailCodeStep } from './EmailCodeStep.tsx'
import { GenderStep } from './GenderStep.tsx'
import { MissingFact } from './MissingFact.tsx'
import type { MemberStepProps } from './MemberStepProps.ts'
import type { MemberPage } from './stepsOf.ts'

// Amounts, camera and pictures are code that only these two need.
const LimitsStep = lazyComponent({ load: async () => (await import('./LimitsStep.tsx')).LimitsStep })
const IdentityStep = lazyComponent({ load: async () => (await import('./IdentityStep.tsx')).IdentityStep })

/** The form of one question to a member. */
export function MemberStepForm({ step, ...props }: MemberStepProps & { step: MemberPage }) {
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
      return props.progress.next === 'name' ? <MissingFact view="name" /> : <BirthStep {...props} />
    case 'document':
      return <MissingFact view="personal" />
    case 'phone':
      return <MissingFact view="mobile" />
  }
}
