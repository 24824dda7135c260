import { useState } from 'react'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import {
  securityConfigQuery,
  sendMemberCodeMutation,
  sendMemberEmailCodeMutation,
  setEmailMutation,
  setMobileMutation,
} from '@platform/sdk/query/security'
import { cleanEmail } from '@platform/sdk'
import { setEmail, setMobile } from '@platform/sdk/security'
import { useClient } from '@platform/sdk/react'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { useCountries } from '../../blocks/form/useCountries.ts'
import { ContactView, emptyContact, type ContactValues } from './ContactView.tsx'
import { useContactCode } from '../../blocks/form/useContactCode.ts'
import { useFinished } from '../useFinished.ts'

const codes = ['verificationCode', 'oldVerificationCode'] as const
const checkCodes = (old: string, { verificationCode, oldVerificationCode }: ContactValues) => ({
  verificationCode: verificationCode ? undefined : 'verification.code',
  oldVerificationCode: old && !oldVerificationCode ? 'verification.code' : undefined,
})

/** The mobile number. */
export function MobileContact() {
  const client = useClient()
  const { data } = useSuspenseQuery(securityConfigQuery(client))
  const countries = useCountries()
  const send = useMutation(sendMemberCodeMutation(client))
  const set = useMutation(setMobileMutation(client))
  const [old] = useState(data.mobile)
  const countryOf = (chosen: string) => countries.find(({ code }) => code === chosen) ?? countries[0]!
  const form = useCallForm({
    call: setMobile,
    empty: emptyContact,
    draft: 'mobile',
    secrets: codes,
    check: (values) => ({
      ...checkCodes(old, values),
      mobileNum: countryOf(values.country).read(values.mobileNum) ? undefined : 'validation.mobile',
    }),
    toInput: ({ country, mobileNum, verificationCode, oldVerificationCode }) => ({
      mobileNum,
      countryDialingCode: countryOf(country).diallingCode,
      verificationCode,
      oldVerificationCode: old ? oldVerificationCode : undefined,
    }),
    send: (input) => set.mutateAsync(input),
    onDone: useFinished(),
  })
  const { mobileNum, country } = form.values
  const oldCode = useContactCode(() => send.mutateAsync({ purpose: 'current' }))
  const newCode = useContactCode(() => send.mutateAsync({ purpose: 'new', mobileNum, countryDialingCode: countryOf(country).diallingCode }))
  return <ContactView type="mobile" {...{ form, old, oldCode, newCode, countries }} />
}

/** The e-mail address. */
export function EmailContact() {
  const client = useClient()
  const { data } = useSuspenseQuery(securityConfigQuery(client))
  const sendSms = useMutation(sendMemberCodeMutation(client))
  const sendEmail = useMutation(sendMemberEmailCodeMutation(client))
  const set = useMutation(setEmailMutation(client))
  const [old] = useState(data.email)
  const form = useCallForm({
    call: setEmail,
    empty: emptyContact,
    draft: 'email',
    secrets: codes,
    check: (values) => ({
      ...checkCodes(old, values),
      email: /^\S+@\S+\.\S+$/.test(cleanEmail(values.email)) ? undefined : 'validation.email',
    }),
    toInput: ({ email, verificationCode, oldVerificationCode, oldType }) => ({
      email,
      verificationCode,
      oldVerificationCode: old ? oldVerificationCode : undefined,
      oldType,
    }),
    send: (input) => set.mutateAsync(input),
    onDone: useFinished(),
  })
  const oldCodes = {
    sms: useContactCode(() => sendSms.mutateAsync({ purpose: 'current' })),
    email: useContactCode(() => sendEmail.mutateAsync({ purpose: 'current' })),
  }
  const newCode = useContactCode(() => sendEmail.mutateAsync({ purpose: 'new', email: form.values.email }))
  return <ContactView type="email" {...{ form, old, newCode }} oldCode={oldCodes[form.values.oldType]} mobile={data.mobile} />
}
