import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Empty, InfoIcon, lazyComponent } from '@platform/ui'
import { InsecureView } from '../../blocks/form/InsecureView/InsecureView.tsx'
import { secureHref } from '../../blocks/form/InsecureView/secureHref.ts'
import { LanguageButton } from '../../i18n/LanguageButton.tsx'
import { useMarket } from '../../merchant/useMarket.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'
import { AuthPage } from '../AuthPage/AuthPage.tsx'
import { useRegisterRules } from '../RegisterScreen/useRegisterRules.ts'
import { useWarnings } from '../useWarnings.ts'
import { GuestSteps } from './GuestSteps.tsx'
import { isGuestStep, stepsOf } from './stepsOf.ts'
import { useStepAddress } from './useStepAddress.ts'

const MemberSteps = lazyComponent({ load: async () => (await import('./MemberSteps.tsx')).MemberSteps })

/** A registration of one question a page, each with its own address. A sign-in goes on with the first open one. */
export function StepRegistration() {
  const t = useTranslations('auth.register')
  const navigate = useNavigate()
  const session = useSession()
  const [query] = useSearchParams()
  const addressOf = useStepAddress()
  const steps = stepsOf(useMarket())
  const { logo } = useMerchant()
  const { settings } = useRegisterRules()
  const warnings = useWarnings('registration')
  const [isCreating, setCreating] = useState(false)
  const frame = { logo, languageButton: <LanguageButton />, warnings }
  const insecure = secureHref()
  if (session && !isCreating) return <MemberSteps frame={frame} steps={steps} />
  const wanted = steps.find((step) => step === query.get('step'))
  if (wanted && !isGuestStep(wanted)) return <Navigate to={pathTo('login', { back: addressOf(wanted) })} replace />
  const isOpen = settings.username || settings.mobile
  if (isOpen && insecure === undefined) return <GuestSteps frame={frame} steps={steps} onCreating={setCreating} />
  return (
    <AuthPage {...frame} title={t('title')} onBack={() => void navigate(pathTo('home'))}>
      {isOpen && insecure ? <InsecureView href={insecure} /> : <Empty icon={<InfoIcon size="lg" />} title={t('closed')} />}
    </AuthPage>
  )
}
