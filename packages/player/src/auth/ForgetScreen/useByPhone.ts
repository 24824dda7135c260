import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { PlatformError } from '@platform/sdk'
import { sendCode, setPasswordByPhone, type RegisterRule } from '@platform/sdk/account'
import { setPasswordByPhoneMutation } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { pathTo } from '../../paths.ts'
import { setSessionPassword } from '../../session/sessionPassword.ts'
import { chooseAutoLogin } from '../../session/sessionStore.ts'
import { sentNumber } from '../PhoneCode/sentNumber.ts'
import { usePhoneCode } from '../PhoneCode/usePhoneCode.ts'
import { useAccountForm } from '../useAccountForm.ts'
import { useRemember } from '../useRemember.ts'
import { useWhileHere } from '../useWhileHere.ts'
import type { ByPhoneFormProps } from './ByPhoneForm.tsx'
import { checkByPhone, emptyByPhone } from './forgetRules.ts'

/** Recovery by phone: the new password also signs in, with the number as user name (section 4). */
export function useByPhone(rules: readonly RegisterRule[]): ByPhoneFormProps {
  const t = useTranslations('auth.forget')
  const client = useClient()
  const navigate = useNavigate()
  const whileHere = useWhileHere()
  const remembering = useRemember()
  const errorText = useErrorText()
  const { mutateAsync } = useMutation(setPasswordByPhoneMutation(client))
  const form = useAccountForm({
    call: setPasswordByPhone,
    empty: emptyByPhone,
    rules,
    ruleNames: { newPassword: 'password' },
    check: (values) => checkByPhone(values, rules),
    toInput: ({ remember: _remember, ...values }) => ({ ...values, countryDialingCode: phone.number.countryDialingCode }),
    send: async (input, { remember }) => {
      phone.forgetError()
      // A member who is signed in has chosen already.
      const isGuest = !client.session.get()
      if (isGuest) chooseAutoLogin(remember)
      const device = isGuest && remember ? await remembering(input.mobileNum) : undefined
      const session = await mutateAsync({ ...input, device: device?.fields }).catch((failure: unknown) => {
        const usedUp = isSamePassword(failure) ? 'newPassword' : 'verificationCode'
        form.clear(usedUp)
        form.focus(usedUp)
        throw failure
      })
      toasts.success(t('done'))
      // The password is changed in both cases: without a session only the login has to be repeated.
      if (session) setSessionPassword(client, input.newPassword)
      if (session) await device?.store(input.newPassword)
      whileHere(() => void navigate(pathTo(session ? 'home' : 'login'), { replace: true }))
      return false
    },
  })
  const { mobileNum } = form.values
  const phone = usePhoneCode({
    purpose: 'password',
    mobile: mobileNum,
    onRequest: form.forgetError,
    send: (number, abroad) => sendCode(client, { ...sentNumber(number, abroad), purpose: 'password' }),
  })
  const onSend = async () => {
    if (await form.check('mobileNum', { shouldFocus: true })) phone.fields.onSend()
  }
  return {
    form: { ...form, failure: phone.error ? errorText(phone.error) : form.failure },
    rules,
    phone: { ...phone.fields, onSend: () => void onSend() },
  }
}

const isSamePassword = (error: unknown) => error instanceof PlatformError && error.code === 'modify.new.old.same'
