import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { BusinessError, CaptchaRequiredError } from '@platform/sdk'
import { register, registerByMobile, type LoginResult } from '@platform/sdk/account'
import { agreeStartsTicked } from '@platform/sdk/markets'
import { affiliateQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { pause, toasts } from '@platform/ui'
import { isNativeApp, isStandalone, isWebClip } from '../../blocks/page/Download/openedAs.ts'
import type { InputSchema } from '../../blocks/form/CallForm.ts'
import { useConsentTo } from '../../blocks/page/legalTexts/useConsentTo.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useMarket } from '../../merchant/useMarket.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { useLinkTo } from '../../session/useViewer.ts'
import { useUnlinkedProof } from '../identity/proof.ts'
import { useThirdPartySms } from '../identity/useThirdPartySms.ts'
import { checkNeeded } from '../rules/accountRules.ts'
import { useAccountForm } from '../useAccountForm.ts'
import { useProofOfWork } from '../useProofOfWork.ts'
import { useWantedCaptcha } from '../useWantedCaptcha.ts'
import type { RegisterFormProps } from './RegisterForm.tsx'
import { fieldOf } from './registerError.ts'
import { registerMethodOf } from './registerMethodOf.ts'
import {
  type CaptchaFor,
  checkRegistration,
  type RegisterField,
  type RegisterMethod,
  registerSchema,
  type RegisterValues,
  ruleIn,
} from './registerSchema.ts'
import { useConsents } from './useConsents.ts'
import { useInvitation } from './useInvitation.ts'
import { useRegister } from './useRegister.ts'
import { useRegisterCode } from './useRegisterCode.ts'
import type { Draft } from './useRegisterDraft.ts'
import { useRegisterRules } from './useRegisterRules.ts'
import { useTakenName } from './useTakenName.ts'

/** How long an invalid invitation code is shown as a toast before its field takes the focus, ms (section 8). */
const invitationToast = 1000

// A captcha or code that was wrong cannot be used again.
const usedUp = ['captcha', 'verificationCode']

/** What was answered before the form shows. */
export interface Answered {
  /** Fields of the payload: the form sends them and does not show them. */
  values: RegisterValues
  countryDialingCode: string
}

interface RegistrationOptions {
  method: RegisterMethod
  draft: Draft
  answered?: Answered
  /** The account exists; without a session the player has to sign in. */
  onDone: (session: LoginResult | undefined) => void
  /** The registration was refused. */
  onRefused?: (error: unknown) => void
}

/** A registration by one method: its form, and its submit. `restart` is for another method. */
export function useRegistration({ method, draft, answered, onDone, onRefused }: RegistrationOptions): RegisterFormProps & {
  restart: () => void
} {
  const client = useClient()
  const t = useTranslations('auth.register')
  const checking = useTranslations('errors')('checking')
  const errorText = useErrorText()
  const linkTo = useLinkTo()
  const { merchant } = useMerchant()
  const market = useMarket()
  const { settings, rules, isKnown } = useRegisterRules()
  const [captchaFor, setCaptchaFor] = useState<CaptchaFor>()
  const schema = registerSchema(rules, settings, method, captchaFor, answered?.values)
  const { steps } = schema
  const { termsVersion } = settings
  const consentTo = useConsentTo()
  const fieldNames = namesOf(schema.fields)
  const [reached, setStep] = useState(0)
  // The gateway's rules may result in fewer steps than the defaults.
  const step = Math.min(reached, steps.length - 1)
  const captcha = useWantedCaptcha(isKnown && fieldNames.includes('captcha'))
  const work = useProofOfWork()
  const invitation = useInvitation()
  const consents = useConsents(agreeStartsTicked(market))
  const [remember, setRemember] = useState(true)
  const taken = useTakenName(schema)
  // Even where the number is optional, a code needs one.
  const needsNumber = useRef(false)
  const [unlinked] = useUnlinkedProof()
  const [initial] = useState<RegisterValues>(() => ({
    ...(unlinked && { email: unlinked.email }),
    ...invitation.values,
    ...draft.restored?.values,
    // A link that was opened after the draft was saved names the inviter.
    ...(invitation.link !== '' && invitation.link !== draft.restored?.link && invitation.values),
  }))
  const thirdParty = useThirdPartySms()
  const registration = useRegister((answer) => {
    draft.forget()
    toasts.success(t('done'))
    onDone(answer?.session)
  })
  if (registration.status === 'failed' && registration.error instanceof CaptchaRequiredError && !fieldNames.includes('captcha'))
    setCaptchaFor('registration')
  const call: { input: InputSchema } = method === 'mobile' ? registerByMobile : register
  const form = useAccountForm({
    call,
    empty: { ...Object.fromEntries(fieldNames.map((name) => [name, ''])), ...initial },
    rules: schema.fields.map(({ rule }) => rule),
    captcha: captcha.field,
    repeats: { password: 'confirmPassword' },
    shown: fieldNames,
    keyed: registration,
    check: (values) => {
      const problems = checkRegistration(values, schema)
      if (taken.isTaken(values.username)) problems.username ??= 'usernameExists'
      if (needsNumber.current) problems.mobileNum = numberProblem(values.mobileNum ?? '')
      return problems
    },
    fieldOf,
    onWrong: async (names, error) => {
      const first = fieldNames.find((name) => names.includes(name))
      setStep(steps.findIndex((fields) => fields.some(({ rule }) => rule.field === first)))
      if (!error) return
      for (const name of usedUp) if (names.includes(name)) form.clear(name)
      if (names.includes('affiliateCode')) toasts.show(errorText(error), 'danger', invitationToast)
      if (first === 'affiliateCode') await pause(invitationToast)
    },
    toInput: (values) => Object.fromEntries(Object.entries(values).filter(([name, value]) => value && fieldNames.includes(name))),
    send: async (_input, values) => {
      if (!consents.check()) return
      code.forgetError()
      const outcome = await registration.submit({
        method,
        remember,
        values: { ...answered?.values, ...Object.fromEntries(fieldNames.map((field) => [field, values[field] ?? ''])) },
        countryDialingCode: answered?.countryDialingCode ?? code.number.countryDialingCode,
        captcha: await captcha.prove(),
        proof: fieldNames.includes('captcha') ? undefined : await work.take(),
        checksCode: settings.affiliateCode,
        // Deleting the link's code also drops its domain.
        domain: fieldNames.includes('affiliateCode') && invitation.values.affiliateCode && !values.affiliateCode ? '' : invitation.domain,
        consent: termsVersion === undefined ? undefined : () => consentTo(termsVersion),
        registerMethod: registerMethodOf({ app: isNativeApp(), webclip: isWebClip(), standalone: isStandalone() }),
        prove: thirdParty?.prove,
      })
      // A captcha serves one attempt.
      if (outcome?.status === 'failed' && fieldNames.includes('captcha')) captcha.refresh()
      if (outcome?.status === 'failed') onRefused?.(outcome.error)
    },
  })
  const { affiliateCode = '', mobileNum = '', username = '' } = form.values
  const code = useRegisterCode({
    mobile: mobileNum,
    digits: form.values.captcha ?? '',
    country: draft.restored?.country,
    thirdParty,
    captcha,
    withCaptcha: captchaFor === 'code',
    onRequest: form.forgetError,
    onCaptchaWanted: (wanted) => setCaptchaFor(wanted ? 'code' : undefined),
  })
  const country = code.fields.countries.find((one) => one.code === code.fields.country)
  const numberProblem = (text: string) =>
    checkNeeded(ruleIn(schema, 'mobileNum'), text) ?? (!country?.read || country.read(text) !== undefined ? undefined : 'mobileInvalid')
  // Shown before anything is filled in, so that the player does not fill in a form for an expired link.
  const link = useQuery({
    ...affiliateQuery(client, affiliateCode, invitation.domain),
    enabled: isKnown && fieldNames.includes('affiliateCode') && affiliateCode !== '' && affiliateCode === invitation.values.affiliateCode,
  })
  const isOver = link.error instanceof BusinessError && link.error.code === 'register.referrer'

  const restartDraft = useSaveValues(form.values, initial, (values) => draft.save({ values, link: invitation.link }))

  const sendCode = async () => {
    needsNumber.current = true
    const isSound = await form.check('mobileNum', { shouldFocus: true })
    needsNumber.current = false
    if (isSound) code.fields.onSend()
  }
  const failure = code.error ? errorText(code.error) : (form.failure ?? (isOver ? errorText(link.error) : undefined))
  return {
    form: {
      ...form,
      busy: form.busy || captcha.proving,
      failure: registration.status === 'checking' ? checking : failure,
    },
    schema,
    progress: {
      step,
      onStep: setStep,
      onNext: () => void form.check(namesOf(steps[step]!), { shouldFocus: true }).then((isSound) => isSound && setStep(step + 1)),
    },
    phone: {
      ...code.fields,
      onSend: () => void sendCode(),
      onCountryChange: (chosen) => {
        code.fields.onCountryChange(chosen)
        draft.save({ country: chosen })
      },
    },
    captcha: captcha.field,
    consents: { ...consents.state, minimumAge: merchant.minimumAge, termsHref: linkTo('userAgreement') },
    remember: { checked: remember, onChange: setRemember },
    onNameLeft: () => {
      const name = username.trim()
      // Unless it has been changed while the answer was awaited.
      void taken.look(name).then((isTaken) => isTaken && form.valuesNow().username?.trim() === name && form.check('username'))
    },
    restart: () => {
      restartDraft()
      form.empty()
      setStep(0)
    },
  }
}

const namesOf = (fields: readonly RegisterField[]) => fields.map(({ rule }) => rule.field)

/** Saves the values of a registration, once they are not the `initial` ones any more; the result starts over. */
function useSaveValues(values: RegisterValues, initial: RegisterValues, save: (values: RegisterValues) => void): () => void {
  const isEntered = useRef(false)
  const saveNow = useEffectEvent(() => {
    isEntered.current ||= Object.entries(values).some(([name, value]) => value !== (initial[name] ?? ''))
    if (isEntered.current) save(values)
  })
  useEffect(() => saveNow(), [values])
  return () => {
    isEntered.current = false
  }
}
