import type { MobileNumber } from '../../session/IdentityProvider.ts'

/** A number as `sendCode` takes it: the dialling code goes along only with one abroad (7.1). */
export const sentNumber = ({ mobileNum, countryDialingCode }: MobileNumber, abroad: boolean) =>
  abroad ? { mobileNum, countryDialingCode } : { mobileNum }
