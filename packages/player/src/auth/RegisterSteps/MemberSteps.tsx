import { Suspense, useState } from 'react'
import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { asksDocument, numberOf } from '@platform/sdk/markets'
import type { RegistrationProgress, RegistrationStep } from '@platform/sdk/account'
import { registrationProgressQuery } from '@platform/sdk/query/account'
import { limitsQuery } from '@platform/sdk/query/protection'
import { useClient } from '@platform/sdk/react'
import { useTexts } from '../../i18n/LanguageProvider.tsx'
import { returnPath } from '../../links/returnPath.ts'
import { useMarket } from '../../merchant/useMarket.ts'
import { pathTo } from '../../paths.ts'
import { useSteps } from '../../router/useSteps.ts'
import type { AuthFrame } from '../AuthPage/AuthPage.tsx'
import { MemberStepForm } from './MemberStepForm.tsx'
import { StepPage } from './StepPage.tsx'
import { isMemberPage, memberSteps, stepOf, type MemberPage, type MemberStep, type Step } from './stepsOf.ts'
import { useStepAddress } from './useStepAddress.ts'

export interface MemberStepsProps {
  frame: Omit<AuthFrame, 'onBack'>
  steps: readonly Step[]
}

/** The questions to a member whose account is not open yet, on any device: each answer is stored by its own call. */
export function MemberSteps(props: MemberStepsProps) {
  return useTexts('all') ? (
    <Suspense fallback={null}>
      <Open {...props} />
    </Suspense>
  ) : null
}

function Open({ frame, steps }: MemberStepsProps) {
  const client = useClient()
  const t = useTranslations('signUp.address')
  const market = useMarket()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { goOn, back } = useSteps()
  const addressOf = useStepAddress()
  const [query] = useSearchParams()
  const [{ data: progress }, { data: limits }] = useSuspenseQueries({ queries: [registrationProgressQuery(client), limitsQuery(client)] })
  // For a market that only offers limits, none is an answer too: the question shows once, on the way.
  const [isOffered, setOffered] = useState(numberOf(market, 'limitsRequiredAtRegistration')?.how !== 'set' && limits.limits.length === 0)
  const own = memberSteps.filter((step) => steps.includes(step))
  const wanted = steps.filter(isMemberPage).find((step) => step === query.get('step'))
  const next = nextOf(progress)
  const mayShow = (step: Step) => step === next || isSettled(step, progress) || (step === 'limits' && isOffered && next === 'identity')
  const step = wanted && mayShow(wanted) ? wanted : next
  const leave = returnPath(query.get('back'))
  if (!step) return <Navigate to={leave} replace />
  if (step !== query.get('step')) return <Navigate to={addressOf(step)} replace />

  const onDone = () => {
    const fresh = queries.getQueryData(registrationProgressQuery(client).queryKey) ?? progress
    const after = nextOf(fresh)
    const asksLimits = isOffered && step !== 'limits' && after === 'identity' && own.includes('limits')
    if (step === 'limits') setOffered(false)
    goOn(addressOf(asksLimits ? 'limits' : after))
  }
  const before = own.slice(0, own.indexOf(step as MemberStep)).findLast((one) => isSettled(one, progress))
  return (
    <StepPage
      frame={{ ...frame, onBack: () => (before ? back(addressOf(before)) : void navigate(pathTo('home'))) }}
      steps={steps}
      step={step}
      why={step === 'address' && !asksDocument(market) ? t('whyByHand') : undefined}
    >
      <MemberStepForm step={step} progress={progress} onDone={onDone} leave={leave} addressOf={addressOf} />
    </StepPage>
  )
}

/** The page of the first fact that is missing, or the one that waits for a check. */
function nextOf({ next, waits, state }: RegistrationProgress): MemberPage | undefined {
  if (state === 'active') return undefined
  if (next) return stepOf[next as Exclude<RegistrationStep, 'terms'>]
  return waits || state === 'refused' || state === 'underage' || state === 'impeded' ? 'identity' : undefined
}

/** Whether an answer can be looked at and corrected. An accepted identity shows its result. */
function isSettled(step: Step, { address, gender, state, steps }: RegistrationProgress): boolean {
  if (step === 'address') return address !== undefined
  if (step === 'gender') return gender !== undefined
  if (step === 'person') return state === 'underage'
  return step === 'identity' && state === 'active' && steps.length > 0
}
