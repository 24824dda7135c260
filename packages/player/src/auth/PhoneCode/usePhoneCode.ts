import { useState } from 'react'
import type { MobileNumber } from '../../session/IdentityProvider.ts'
import { useCountries } from '../../blocks/form/useCountries.ts'
import type { PhoneCode } from './PhoneCodeFields.tsx'
import { useSmsCode } from './useSmsCode.ts'

interface Options {
  /** Requests a code from the gateway; `abroad` = the number is not of the gateway's own country. */
  send: (number: MobileNumber, abroad: boolean) => Promise<{ expiredMinutes: number }>
  /** The number in the form. */
  mobile: string
  /** Initial values: a draft, a remembered login. */
  country?: string
  diallingCode?: string
  purpose: 'login' | 'password' | 'register'
  /** A code is being requested: its outcome replaces that of the form. */
  onRequest?: () => unknown
}

/** Its own type, since a form and its code refer to each other. */
export interface PhoneCodeState {
  fields: PhoneCode
  number: MobileNumber
  /** Why no code was sent. */
  error: unknown
  forgetError: () => void
}

/** A mobile number, the country of its dialing code, and the code sent to it. */
export function usePhoneCode({ send, mobile, purpose, onRequest, ...known }: Options): PhoneCodeState {
  const countries = useCountries()
  const [chosen, setCountry] = useState(known.country)
  const country =
    countries.find(({ code }) => code === chosen) ??
    countries.find(({ diallingCode }) => diallingCode === known.diallingCode) ??
    countries[0]!
  const { diallingCode } = country
  const number = { mobileNum: mobile, countryDialingCode: diallingCode }
  const abroad = diallingCode !== countries[0]!.diallingCode
  const { field, request, error, forgetError } = useSmsCode({
    to: number,
    send: (to) => send(to, abroad),
    purpose,
  })
  // A refusal was about the number before.
  const [last, setLast] = useState(diallingCode + mobile)
  if (last !== diallingCode + mobile) {
    setLast(diallingCode + mobile)
    forgetError()
  }
  const fields: PhoneCode = {
    countries,
    country: country.code,
    onCountryChange: setCountry,
    code: field,
    neutral: purpose !== 'register',
    onSend: () => {
      onRequest?.()
      void request(number)
    },
  }
  return { fields, number, error, forgetError }
}
