import { useRef } from 'react'
import type { CaptchaAnswer, IdentityProof, MobileNumber } from '../../session/IdentityProvider.ts'
import { useIdentity } from './useIdentity.ts'

/** The third party's SMS, if configured. A code is valid once, so its proof is stored for the next attempt. */
export function useThirdPartySms() {
  const { provider, sms } = useIdentity()
  const lastProof = useRef<{ of: string; proof: IdentityProof }>(undefined)
  if (!sms) return undefined
  const prove = async (number: MobileNumber, code: string): Promise<IdentityProof> => {
    const of = [number.countryDialingCode, number.mobileNum, code].join('|')
    if (lastProof.current?.of !== of) lastProof.current = { of, proof: await provider.confirmCode(number, code) }
    return lastProof.current.proof
  }
  return { send: (number: MobileNumber, captcha?: CaptchaAnswer) => provider.sendCode(number, captcha), prove }
}
