import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { setPersonalInfo } from '@platform/sdk/security'
import { useClient } from '@platform/sdk/react'
import { lazyComponent, Skeleton, useIsLive } from '@platform/ui'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useTexts } from '../../i18n/LanguageProvider.tsx'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { useSteps } from '../../router/useSteps.ts'
import type { AuthFrame } from '../AuthPage/AuthPage.tsx'
import type { RegisterValues } from '../RegisterScreen/registerSchema.ts'
import { birthProblem, isAnswered } from './answerProblems.ts'
import { DocumentStep } from './DocumentStep.tsx'
import { GuestEnd } from './GuestEnd.tsx'
import { PersonStep } from './PersonStep.tsx'
import { stepAbout } from './stepAbout.ts'
import { sendDates, stated, unsent } from './statedDate.ts'
import { StepPage, type StepNotice } from './StepPage.tsx'
import { isGuestStep, type GuestStep, type Step } from './stepsOf.ts'
import { useStepAddress } from './useStepAddress.ts'
import { useStepCode } from './useStepCode.ts'
import { useStepDraft } from './useStepDraft.ts'

const LaterGuestSteps = lazyComponent({ load: async () => (await import('./LaterGuestSteps.tsx')).LaterGuestSteps })

export interface GuestStepsProps {
  frame: Omit<AuthFrame, 'onBack'>
  steps: readonly Step[]
  /** The account is being created, until `onCreated` or a refusal: a session that opens meanwhile changes nothing yet. */
  onCreating: (isCreating: boolean) => void
}

/** The questions before the account exists; the last one creates it. */
export function GuestSteps({ frame, steps, onCreating }: GuestStepsProps) {
  const t = useTranslations('signUp')
  const client = useClient()
  const errorText = useErrorText()
  const errors = useTranslations('errors')
  const navigate = useNavigate()
  const { goOn, back } = useSteps()
  const addressOf = useStepAddress()
  const loginHref = pathTo('login', { back: addressOf('emailCode') })
  const { minimumAge } = useMerchant().merchant
  const [query] = useSearchParams()
  const draft = useStepDraft()
  const isLive = useIsLive()
  const { code, ...stepCode } = useStepCode()
  // The account exists and its member is not led on yet.
  const isEnding = useRef(false)
  const [restarts, setRestarts] = useState(0)
  const [notice, setNotice] = useState<StepNotice & { step: GuestStep }>()
  const guest = steps.filter(isGuestStep)
  const rule = { minimumAge, now: client.clock.now() }
  const open = guest.find((one) => !isAnswered(one, draft.values, rule)) ?? 'account'
  const needsCode = open === 'account' && guest.includes('phone') && !code.verificationCode
  const wanted = guest.find((one) => one === query.get('step'))
  const isReached = wanted && guest.indexOf(wanted) <= guest.indexOf(open)
  const step = !query.has('step') ? guest[0]! : !isReached ? open : wanted === 'account' && needsCode ? 'phone' : wanted
  const resume = useEffectEvent(() => {
    if (!query.has('step') && open !== step) void navigate(addressOf(needsCode ? 'phone' : open), { replace: true })
  })
  // The page without a step is prerendered as its first: answers of an earlier visit lead on from there.
  useEffect(() => resume(), [])
  // Loaded while the second question is answered.
  const hasTexts = useTexts(step === guest[0] ? 'public' : 'all')
  if (query.has('step') && step !== query.get('step')) return <Navigate to={addressOf(step)} replace />

  if (!hasTexts && step !== 'person') return <Skeleton shape="card" />

  const at = guest.indexOf(step)
  const codeAgain = step === 'phone' && needsCode ? { tone: 'info' as const, text: t('codeAgain') } : undefined
  const onDone = (values: RegisterValues) => {
    const { verificationCode, countryDialingCode, ...answers } = values
    if (verificationCode && countryDialingCode) stepCode.save(verificationCode, countryDialingCode)
    // A corrected date does not undo what was stated.
    const { birthDate = '' } = answers
    draft.save(birthProblem(birthDate, rule) === 'underage' ? { ...answers, [stated]: birthDate } : answers)
    setNotice(undefined)
    const openNow = guest.find((one) => !isAnswered(one, { ...draft.values, ...answers }, rule)) ?? 'account'
    // What was refused, or has expired, is corrected: the answers after it are there already.
    goOn(addressOf(notice?.step === step || codeAgain ? openNow : guest[at + 1]))
  }
  const onCreated = async (isSignedIn: boolean) => {
    const { birthDate, [stated]: first } = draft.values
    stepCode.forget()
    isEnding.current = true
    // If it fails, a step of the member has the date, and sends what was stated before it.
    const dates = isSignedIn ? [first, birthDate].filter((date) => date !== undefined) : []
    const keep = () => {
      if (first) draft.save({ [unsent.date]: first, [unsent.of]: client.session.get()?.userName ?? '' })
    }
    await sendDates(dates, (date) => setPersonalInfo(client, { birthDate: date })).catch(keep)
    isEnding.current = false
    onCreating(false)
    void navigate(isSignedIn ? addressOf(undefined) : loginHref, { replace: true })
  }
  const onRefused = (error: unknown) => {
    onCreating(false)
    const about = stepAbout(error)
    if (!about) return
    if (about === 'phone') stepCode.forget()
    setNotice({ step: about, tone: 'danger', text: errorText(error) })
    goOn(addressOf(about))
  }
  const onStartOver = () => {
    draft.forget()
    stepCode.forget()
    setNotice(undefined)
    setRestarts(restarts + 1)
    void navigate(addressOf(guest[0]), { replace: true })
  }
  const question = { draft, onDone }
  const tooYoung = at > guest.indexOf('person') && draft.values[stated] ? { tone: 'warning' as const, text: errors('underage', { age: minimumAge }) } : undefined // prettier-ignore
  return (
    <StepPage
      frame={{ ...frame, onBack: at === 0 ? () => void navigate(pathTo('home')) : () => back(addressOf(guest[at - 1])) }}
      steps={steps}
      step={step}
      notice={notice?.step === step ? notice : (codeAgain ?? tooYoung)}
      end={<GuestEnd isFirst={at === 0} loginHref={loginHref} onStartOver={isLive && hasAnswers(draft.values) ? onStartOver : undefined} />}
    >
      {step === 'document' ? (
        <DocumentStep key={restarts} {...question} />
      ) : step === 'person' ? (
        <PersonStep key={restarts} {...question} />
      ) : (
        <LaterGuestSteps
          key={restarts}
          step={step}
          question={question}
          account={{
            draft,
            answers: { ...draft.values, ...code },
            onBusy: (isBusy) => isEnding.current || onCreating(isBusy),
            onDone: (isSignedIn) => void onCreated(isSignedIn),
            onRefused,
          }}
        />
      )}
    </StepPage>
  )
}

const hasAnswers = (values: RegisterValues) => Object.values(values).some((value) => value !== '')
