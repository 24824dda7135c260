import { checkAffiliate, type TermsConsent } from '@platform/sdk/account'
import { registerMutation, type Registration } from '@platform/sdk/query/account'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import type { IdentityProvider } from '../../session/IdentityProvider.ts'
import { setSessionPassword } from '../../session/sessionPassword.ts'
import { chooseAutoLogin } from '../../session/sessionStore.ts'
import { payloadOf, useUnlinkedProof } from '../identity/proof.ts'
import { useRemember } from '../useRemember.ts'
import { useWarnIfNotStored } from '../useWarnIfNotStored.ts'
import type { CaptchaProof } from '../useWantedCaptcha.ts'
import type { RegisterMethod, RegisterValues } from './registerSchema.ts'

export interface Submission {
  method: RegisterMethod
  /** Remember-me, as at a login (2.9). */
  remember: boolean
  /** Only of the fields shown. */
  values: RegisterValues
  countryDialingCode: string
  /** Sent with the digits if a captcha is shown. */
  captcha: CaptchaProof
  /** Of the device's work, if no captcha is shown. */
  proof: string | undefined
  /** Whether the registration validates invitation codes first. */
  checksCode: boolean
  domain: string
  registerMethod: 'APP' | 'WEBCLIP' | 'PWA' | 'H5'
  /** What the player agrees to; absent where the gateway has no versions of its terms. */
  consent?: () => Promise<TermsConsent>
  /** If a third party sent the code: exchanges it for a proof. */
  prove?: IdentityProvider['confirmCode']
}

/** Checks the invitation code, then registers and signs in (section 4). `onDone` gets no registration if a reload lost it. */
export function useRegister(onDone: (made: Registration | undefined) => void) {
  const client = useClient()
  const [unlinked, setUnlinked] = useUnlinkedProof()
  const warnIfNotStored = useWarnIfNotStored()
  const remembering = useRemember()
  const registration = useKeyedMutation(registerMutation(client), { onDone })

  async function formOf({ method, remember: _remember, values, checksCode, captcha, consent, prove, ...rest }: Submission) {
    const { affiliateCode, mobileNum = '', verificationCode, username = '', password = '', confirmPassword = '' } = values
    const number = { mobileNum, countryDialingCode: rest.countryDialingCode }
    const proof = verificationCode && prove ? await prove(number, verificationCode) : unlinked
    if (checksCode && affiliateCode) await checkAffiliate(client, { code: affiliateCode, domain: rest.domain })
    const filledFields = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
    const shared = {
      ...filledFields,
      ...rest,
      ...payloadOf(proof),
      registerUrl: location.hostname,
      password,
      confirmPassword,
      consent: await consent?.(),
    }
    return method === 'mobile' ? { by: method, ...shared, mobileNum, ...captcha } : { by: method, ...shared, username, ...captcha }
  }

  async function submit(submission: Submission) {
    chooseAutoLogin(submission.remember)
    let device: Awaited<ReturnType<typeof remembering>> | undefined
    const end = await registration.submit(async () => {
      const form = await formOf(submission)
      if (submission.remember) device = await remembering(submission.values.username ?? '')
      return { ...form, device: device?.fields }
    })
    if (end?.status !== 'done') return end
    setUnlinked(undefined)
    if (end.answer?.session) {
      const { remember, values } = submission
      setSessionPassword(client, values.password ?? '')
      warnIfNotStored(remember, await device?.store(values.password ?? '', end.answer.userName))
    }
    return end
  }
  return { ...registration, submit }
}
