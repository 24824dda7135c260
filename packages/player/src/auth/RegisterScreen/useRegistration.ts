import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { CaptchaRequiredError } from '@platform/sdk'
import { sendRegisterCode } from '@platform/sdk/account'
import { registerRulesQuery, registerSettingsQuery, usernameQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { unknownOf } from '../../blocks/UnknownOutcome/unknownOf.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import type { CaptchaAnswer, MobileNumber } from '../../session/IdentityProvider.ts'
import { unlinkedProofAtom } from '../identity/proof.ts'
import { useThirdPartySms } from '../identity/useThirdPartySms.ts'
import { usePhoneCode } from '../PhoneCode/usePhoneCode.ts'
import { useFailure } from '../useFailure.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useWantedCaptcha } from '../useWantedCaptcha.ts'
import { currentMethod } from './currentMethod.ts'
import { problemsOf } from './registerError.ts'
import { fieldsOf, type CaptchaFor, type RegisterMethod, type RegisterValues } from './registerForm.ts'
import type { RegisterFormProps } from './RegisterForm.tsx'
import { useInvitation } from './useInvitation.ts'
import { useRegister } from './useRegister.ts'
import type { useRegisterDraft } from './useRegisterDraft.ts'
import { codeToast } from './useRegisterForm.ts'

const noProblems: RegisterValues = {}

/** A registration by one method: what its form shows and what a submit does. */
export function useRegistration(method: RegisterMethod, draft: ReturnType<typeof useRegisterDraft>, back: string): RegisterFormProps {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const t = useTranslations('auth.register')
  const errorText = useTranslations('errors')
  const failureOf = useFailure()
  const linkTo = useLinkTo()
  const { merchant } = useMerchant()
  const { data: settings } = useSuspenseQuery(registerSettingsQuery(client))
  const { data: rules } = useSuspenseQuery(registerRulesQuery(client))
  const [captchaFor, setCaptchaFor] = useState<CaptchaFor>()
  const fields = fieldsOf(rules, settings, method, captchaFor)
  const shown = fields.map(({ rule }) => rule.field)
  const wantsCaptcha = shown.includes('captcha')
  const captcha = useWantedCaptcha(wantsCaptcha)
  const digits = useRef('')
  const invitation = useInvitation()
  const unlinked = useAtomValue(unlinkedProofAtom)
  const [initial] = useState<RegisterValues>(() => ({
    ...(unlinked && { email: unlinked.email }),
    ...invitation.values,
    ...draft.restored?.values,
  }))
  const thirdParty = useThirdPartySms()
  const sendOwn = ({ mobileNum: mobileNo, countryDialingCode }: MobileNumber, answer?: CaptchaAnswer) =>
    sendRegisterCode(client, { mobileNo, countryDialingCode, ...answer })
  const send = thirdParty?.send ?? sendOwn
  const phone = usePhoneCode({
    purpose: 'register',
    mobile: initial.mobileNum,
    country: draft.restored?.country,
    send: async (number) => {
      const answer = captchaFor === 'code' ? { captcha: digits.current, ...(await captcha.prove()) } : undefined
      try {
        const sent = await send(number, answer)
        setCaptchaFor(undefined)
        return sent
      } catch (failure) {
        if (failure instanceof CaptchaRequiredError) setCaptchaFor('code')
        throw failure
      } finally {
        // A captcha serves one attempt.
        if (answer) captcha.refresh()
      }
    },
  })
  const { setMobile } = phone
  const registration = useRegister((made) => {
    draft.forget()
    toasts.success(t('done'))
    void navigate(made?.session ? back : pathTo('login', { back }), { replace: true })
  })
  const error = registration.status === 'failed' ? registration.error : undefined
  const [problems, setProblems] = useState(noProblems)

  // Each refusal is told once, at its fields.
  const [told, setTold] = useState<unknown>()
  if (error !== told) {
    setTold(error)
    if (error instanceof CaptchaRequiredError) setCaptchaFor('registration')
    setProblems(error ? problemsOf(error, shown) : noProblems)
  }
  const badCode = problems.affiliateCode
  useEffect(() => {
    if (badCode) toasts.show(errorText(badCode as 'invitation_code_error'), 'danger', codeToast)
  }, [problems, badCode, errorText])

  const { keep } = draft
  const onChange = useCallback(
    (next: RegisterValues) => {
      setMobile(next.mobileNum ?? '')
      digits.current = next.captcha ?? ''
      keep({ values: next })
    },
    [setMobile, keep],
  )
  const onSubmit = async (all: RegisterValues) => {
    const only = Object.fromEntries(shown.map((field) => [field, all[field] ?? '']))
    const end = await registration.submit({
      method,
      values: only,
      countryDialingCode: phone.number.countryDialingCode,
      captcha: await captcha.prove(),
      checksCode: settings.affiliateCode,
      domain: invitation.domain,
      registerMethod: currentMethod(),
      prove: thirdParty?.prove,
    })
    // A captcha serves one attempt.
    if (end?.status === 'failed' && wantsCaptcha) captcha.refresh()
  }

  const unknown = unknownOf(registration)
  const atFields = Object.keys(problems).length > 0
  return {
    rules,
    fields,
    initial,
    onChange,
    ...phone.fields,
    onCountryChange: (next) => {
      phone.fields.onCountryChange(next)
      draft.keep({ country: next })
    },
    captcha: captcha.field,
    isFree: async (username) => (await queries.fetchQuery(usernameQuery(client, username)).catch(() => undefined))?.available ?? true,
    minimumAge: merchant.minimumAge,
    termsHref: linkTo('userAgreement'),
    problems,
    error: registration.status === 'checking' ? { text: errorText('checking') } : failureOf(phone.error ?? (atFields ? undefined : error)),
    unknown: unknown && { ...unknown, text: t('unknown') },
    pending: registration.busy || captcha.proving,
    onSubmit: (all) => void onSubmit(all),
  }
}
