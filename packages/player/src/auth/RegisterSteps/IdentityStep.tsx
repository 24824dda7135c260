import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { kycQuery } from '@platform/sdk/query/security'
import { registrationProgressQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useKycPictures } from '../../blocks/form/KycPictures/useKycPictures.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { IdentityStepView } from './IdentityStepView.tsx'
import type { MemberStepProps } from './MemberStepProps.ts'

/** How often the result is looked for while a check is under way, ms. */
const RECHECK_MS = 3000

/** Document and face: the result shows on this page. */
export function IdentityStep({ progress: { state, waits }, leave, addressOf }: MemberStepProps) {
  const client = useClient()
  const pictures = useKycPictures()
  const { status } = pictures.kyc
  const isChecked = waits || status === 'sent' || status === 'review'
  const again = { refetchInterval: isChecked ? RECHECK_MS : (false as const) }
  useQuery({ ...kycQuery(client), ...again })
  const { refetch } = useQuery({ ...registrationProgressQuery(client), ...again })
  // The same answer decides what the account may do.
  useEffect(() => void refetch(), [status, refetch])
  const { minimumAge } = useMerchant().merchant
  return (
    <IdentityStepView
      age={minimumAge}
      state={state}
      pictures={pictures}
      serviceHref={pathTo('service')}
      leaveHref={leave}
      birthHref={isChecked ? undefined : addressOf('person')}
    />
  )
}
