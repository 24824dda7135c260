import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { lazyComponent } from '@platform/ui'
import { LanguageButton } from '../../i18n/LanguageButton.tsx'
import { useMarket } from '../../merchant/useMarket.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'
import { useWarnings } from '../useWarnings.ts'
import { GuestSteps } from './GuestSteps.tsx'
import { isGuestStep, stepsOf } from './stepsOf.ts'
import { useStepAddress } from './useStepAddress.ts'

const MemberSteps = lazyComponent({ load: async () => (await import('./MemberSteps.tsx')).MemberSteps })

/** A registration of one question a page, each with its own address. Whoever signs in goes on where the account is. */
export function StepRegistration() {
  const session = useSession()
  const [query] = useSearchParams()
  const addressOf = useStepAddress()
  const steps = stepsOf(useMarket())
  const { logo } = useMerchant()
  const warnings = useWarnings('registration')
  const [isCreating, setCreating] = useState(false)
  const frame = { logo, languageButton: <LanguageButton />, warnings }
  if (session && !isCreating) return <MemberSteps frame={frame} steps={steps} />
  const wanted = steps.find((step) => step === query.get('step'))
  if (wanted && !isGuestStep(wanted)) return <Navigate to={pathTo('login', { back: addressOf(wanted) })} replace />
  return <GuestSteps frame={frame} steps={steps} onCreating={setCreating} />
}
