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
import { useClient } from '@platform/sdk/react'
import { useCountries } from '../blocks/useCountries.ts'
import { ContactView } from './ContactView.tsx'
import { useContactCode } from './useContactCode.ts'
import { useFinished } from './useFinished.ts'
import { useSecurityForm } from './useSecurityForm.ts'

const checkCodes = (old: string, { verificationCode, oldVerificationCode }: Record<string, string>) => ({
  verificationCode: verificationCode ? undefined : 'verification.code',
  oldVerificationCode: old && !oldVerificationCode ? 'verification.code' : undefined,
})

/** The mobile number. */
export function Mobile() {
  const client = useClient()
  const { data } = useSuspenseQuery(securityConfigQuery(client))
  const countries = useCountries()
  const send = useMutation(sendMemberCodeMutation(client))
  const set = useMutation(setMobileMutation(client))
  const [old] = useState(data.mobile)
  const [chosen, setCountry] = useState<string>()
  const country = countries.find(({ code }) => code === chosen) ?? countries[0]!
  const [mobileNum, setMobileNum] = useState('')
  const countryDialingCode = country.diallingCode
  const form = useSecurityForm({
    check: (values) => ({
      ...checkCodes(old, values),
      mobileNum: country.read(values['mobileNum'] ?? '') ? undefined : 'validation.mobile',
    }),
    send: ({ verificationCode = '', oldVerificationCode }) =>
      set.mutateAsync({ mobileNum, countryDialingCode, verificationCode, oldVerificationCode }),
    onDone: useFinished(),
  })
  const oldCode = useContactCode(() => send.mutateAsync({ purpose: 'current' }))
  const newCode = useContactCode(() => send.mutateAsync({ purpose: 'new', mobileNum, countryDialingCode }))
  return (
    <ContactView
      type="mobile"
      {...{ form, old, oldCode, newCode, countries }}
      country={country.code}
      onCountry={setCountry}
      onContact={setMobileNum}
    />
  )
}

/** The e-mail address. */
export function Email() {
  const client = useClient()
  const { data } = useSuspenseQuery(securityConfigQuery(client))
  const sendSms = useMutation(sendMemberCodeMutation(client))
  const sendEmail = useMutation(sendMemberEmailCodeMutation(client))
  const set = useMutation(setEmailMutation(client))
  const [old] = useState(data.email)
  const [email, setAddress] = useState('')
  const [oldWay, setOldWay] = useState<'sms' | 'email'>('email')
  const form = useSecurityForm({
    check: (values) => ({
      ...checkCodes(old, values),
      email: /^\S+@\S+\.\S+$/.test(cleanEmail(values['email'] ?? '')) ? undefined : 'validation.email',
    }),
    send: ({ verificationCode = '', oldVerificationCode }) =>
      set.mutateAsync({ email, verificationCode, oldVerificationCode, oldType: oldWay }),
    onDone: useFinished(),
  })
  const codes = {
    sms: useContactCode(() => sendSms.mutateAsync({ purpose: 'current' })),
    email: useContactCode(() => sendEmail.mutateAsync({ purpose: 'current' })),
  }
  const newCode = useContactCode(() => sendEmail.mutateAsync({ purpose: 'new', email }))
  return (
    <ContactView
      type="email"
      {...{ form, old, newCode, oldWay }}
      oldCode={codes[oldWay]}
      mobile={data.mobile}
      onOldWay={setOldWay}
      onContact={setAddress}
    />
  )
}
