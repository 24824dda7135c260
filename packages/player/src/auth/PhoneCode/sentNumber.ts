import type { MobileNumber } from '../../session/IdentityProvider.ts'

/** A number in the form of `sendCode`: with the dialing code only if it is a foreign one (7.1). */
export const sentNumber = ({ mobileNum, countryDialingCode }: MobileNumber, abroad: boolean) =>
  abroad ? { mobileNum, countryDialingCode } : { mobileNum }
