import { useKycPictures } from '../../blocks/form/KycPictures/useKycPictures.ts'
import { IdentityView } from './IdentityView.tsx'

/** The identity check of the security centre. */
export function IdentityCheck() {
  return <IdentityView {...useKycPictures()} />
}
