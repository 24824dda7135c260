import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { PlatformError } from '@platform/sdk'
import { sendCode } from '@platform/sdk/account'
import { setPasswordByPhoneMutation } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { pathTo } from '../../paths.ts'
import { setSessionPassword } from '../../session/sessionPassword.ts'
import { chooseAutoLogin } from '../../session/sessionStore.ts'
import { sentNumber } from '../PhoneCode/sentNumber.ts'
import { usePhoneCode } from '../PhoneCode/usePhoneCode.ts'
import { useFailure } from '../useFailure.ts'
import { useOnce } from '../useOnce.ts'
import { useRemember } from '../useRemember.ts'
import { useWhileHere } from '../useWhileHere.ts'
import type { ByPhoneValues } from './forgetRules.ts'

/** Recovery by phone: the new password also signs in, with the number as user name (section 4). */
export function useByPhone() {
  const t = useTranslations('auth.forget')
  const client = useClient()
  const navigate = useNavigate()
  const whileHere = useWhileHere()
  const failureOf = useFailure()
  const remembering = useRemember()
  const { mutateAsync, isPending, error, reset } = useMutation(setPasswordByPhoneMutation(client))
  const phone = usePhoneCode({
    purpose: 'password',
    onRequest: () => reset(),
    send: (number, abroad) => sendCode(client, { ...sentNumber(number, abroad), purpose: 'password' }),
  })
  const submit = useOnce(async ({ mobile: mobileNum, code: verificationCode, password: newPassword, remember }: ByPhoneValues) => {
    phone.forgetError()
    // A member who is signed in has chosen already.
    const isGuest = !client.session.get()
    if (isGuest) chooseAutoLogin(remember)
    const device = isGuest && remember ? await remembering(mobileNum) : undefined
    let session
    try {
      const { countryDialingCode } = phone.number
      session = await mutateAsync({ mobileNum, verificationCode, newPassword, countryDialingCode, device: device?.fields })
    } catch (failure) {
      return isSamePassword(failure) ? ('password' as const) : ('code' as const)
    }
    toasts.success(t('done'))
    // The password is changed in both cases: without a session only the login has to be repeated.
    if (session) setSessionPassword(client, newPassword)
    if (session) await device?.store(newPassword)
    whileHere(() => void navigate(pathTo(session ? 'home' : 'login'), { replace: true }))
    return undefined
  })
  return {
    ...phone.fields,
    onMobile: phone.setMobile,
    pending: isPending,
    error: failureOf(phone.error ?? error),
    onSubmit: submit,
  }
}

const isSamePassword = (error: unknown) => error instanceof PlatformError && error.code === 'modify.new.old.same'
