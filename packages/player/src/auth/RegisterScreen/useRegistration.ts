import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { BusinessError, CaptchaRequiredError } from '@platform/sdk'
import { agreeStartsTicked } from '@platform/sdk/markets'
import { affiliateQuery, usernameQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { isNativeApp, isStandalone, isWebClip } from '../../blocks/openedAs.ts'
import { unknownOf } from '../../blocks/UnknownOutcome/unknownOf.ts'
import { useMarket } from '../../merchant/useMarket.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useUnlinkedProof } from '../identity/proof.ts'
import { useThirdPartySms } from '../identity/useThirdPartySms.ts'
import { useFailure } from '../useFailure.ts'
import { useProofOfWork } from '../useProofOfWork.ts'
import { useWantedCaptcha } from '../useWantedCaptcha.ts'
import type { RegisterFormProps } from './RegisterForm.tsx'
import { registerMethodOf } from './registerMethodOf.ts'
import { registerSchema, type CaptchaFor, type RegisterMethod, type RegisterValues } from './registerSchema.ts'
import { useInvitation } from './useInvitation.ts'
import { useRefusedFields } from './useRefusedFields.ts'
import { useRegister } from './useRegister.ts'
import { useRegisterCode } from './useRegisterCode.ts'
import type { Draft } from './useRegisterDraft.ts'
import { useRegisterRules } from './useRegisterRules.ts'

/** A registration by one method: the state of its form, and its submit. */
export function useRegistration(method: RegisterMethod, draft: Draft, back: string): RegisterFormProps {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const t = useTranslations('auth.register')
  const errorText = useTranslations('errors')
  const failureOf = useFailure()
  const linkTo = useLinkTo()
  const { merchant } = useMerchant()
  const market = useMarket()
  const { settings, rules, isKnown } = useRegisterRules()
  const [captchaFor, setCaptchaFor] = useState<CaptchaFor>()
  const schema = registerSchema(rules, settings, method, captchaFor)
  const fieldNames = schema.fields.map(({ rule }) => rule.field)
  const captcha = useWantedCaptcha(isKnown && fieldNames.includes('captcha'))
  const work = useProofOfWork()
  const invitation = useInvitation()
  const [unlinked] = useUnlinkedProof()
  const [initial] = useState<RegisterValues>(() => ({
    ...(unlinked && { email: unlinked.email }),
    ...invitation.values,
    ...draft.restored?.values,
    // A link that was opened after the draft was saved names the inviter.
    ...(invitation.link !== '' && invitation.link !== draft.restored?.link && invitation.values),
  }))
  const [affiliateCode, setAffiliateCode] = useState(initial.affiliateCode ?? '')
  // Shown before anything is filled in, so that the player does not fill in a form for an expired link.
  const link = useQuery({
    ...affiliateQuery(client, affiliateCode, invitation.domain),
    enabled: isKnown && fieldNames.includes('affiliateCode') && affiliateCode !== '' && affiliateCode === invitation.values.affiliateCode,
  })
  const isOver = link.error instanceof BusinessError && link.error.code === 'register.referrer'
  const thirdParty = useThirdPartySms()
  const code = useRegisterCode({
    mobile: initial.mobileNum,
    country: draft.restored?.country,
    thirdParty,
    captcha,
    withCaptcha: captchaFor === 'code',
    onRequest: () => registration.status === 'failed' && registration.reset(),
    onCaptchaWanted: (wanted) => setCaptchaFor(wanted ? 'code' : undefined),
  })
  const registration = useRegister((answer) => {
    draft.forget()
    toasts.success(t('done'))
    void navigate(answer?.session ? back : pathTo('login', { back }), { replace: true })
  })
  const error = registration.status === 'failed' ? registration.error : undefined
  if (error instanceof CaptchaRequiredError && !fieldNames.includes('captcha')) setCaptchaFor('registration')
  const problems = useRefusedFields(error, schema)
  const atFields = Object.keys(problems).length > 0
  const unknown = unknownOf(registration)

  const submit = async (values: RegisterValues, remember: boolean) => {
    code.forgetError()
    const outcome = await registration.submit({
      method,
      remember,
      values: Object.fromEntries(fieldNames.map((field) => [field, values[field] ?? ''])),
      countryDialingCode: code.number.countryDialingCode,
      captcha: await captcha.prove(),
      proof: fieldNames.includes('captcha') ? undefined : await work.take(),
      checksCode: settings.affiliateCode,
      // Deleting the link's code also drops its domain.
      domain: fieldNames.includes('affiliateCode') && invitation.values.affiliateCode && !values.affiliateCode ? '' : invitation.domain,
      registerMethod: registerMethodOf({ app: isNativeApp(), webclip: isWebClip(), standalone: isStandalone() }),
      prove: thirdParty?.prove,
    })
    // A captcha serves one attempt.
    if (outcome?.status === 'failed' && fieldNames.includes('captcha')) captcha.refresh()
  }
  return {
    schema,
    initial,
    onChange: (values) => {
      setAffiliateCode(values.affiliateCode ?? '')
      code.setMobile(values.mobileNum ?? '')
      code.setDigits(values.captcha ?? '')
      draft.save({ values, link: invitation.link })
    },
    phone: {
      ...code.fields,
      onCountryChange: (country) => {
        code.fields.onCountryChange(country)
        draft.save({ country })
      },
    },
    captcha: captcha.field,
    isFree: async (username) => (await queries.fetchQuery(usernameQuery(client, username)).catch(() => undefined))?.available ?? true,
    legal: { minimumAge: merchant.minimumAge, termsHref: linkTo('userAgreement'), agreeStartsTicked: agreeStartsTicked(market) },
    outcome: {
      pending: registration.busy || captcha.proving || work.taking,
      problems,
      error:
        registration.status === 'checking'
          ? { text: errorText('checking') }
          : failureOf(code.error ?? (atFields ? undefined : (error ?? (isOver ? link.error : undefined)))),
      unknown: unknown && { ...unknown, text: t('unknown') },
    },
    onSubmit: (values, remember) => void submit(values, remember),
  }
}
