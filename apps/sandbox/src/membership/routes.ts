import {
  checkAffiliate,
  findAddress,
  getRegistrationProgress,
  register,
  registerByMobile,
  setAddress,
  setGender,
} from '@platform/sdk/account'
import { closeAccount } from '@platform/sdk/security'
import { handle } from '../gateway/handle.ts'
import { limit, MINUTE } from '../gateway/limit.ts'
import { addressOf } from '../registry/exports.ts'
import { setAddressOf, setGenderOf } from './address.ts'
import { affiliateOf, checkDomain } from './affiliates.ts'
import { close } from './closeAccount.ts'
import { registrationProgress } from './registrationProgress.ts'
import { validateRegistration, limitedBy, registerMember, type Hashes } from './registration.ts'

const GUESSES_PER_MINUTE = 30

/** The beginning and the end of an account. */
export const membershipRoutes = [
  handle(register, (form, context, hashes: Hashes) => registerMember(context, form, 'username', hashes), {
    limitedBy,
    before: (form, context) => validateRegistration(context, form, 'username'),
  }),
  handle(registerByMobile, (form, context, hashes: Hashes) => registerMember(context, form, 'mobile', hashes), {
    limitedBy,
    before: (form, context) => validateRegistration(context, form, 'mobile'),
  }),
  handle(checkAffiliate, async ({ code, domain }, context) => {
    await limit(context, `affiliate:${context.network}`, GUESSES_PER_MINUTE, MINUTE)
    checkDomain(context, domain)
    await affiliateOf(context, code)
    return {}
  }),
  handle(getRegistrationProgress, (_input, context) => registrationProgress(context)),
  handle(findAddress, ({ postalCode }, context) => addressOf(context, postalCode)),
  handle(setAddress, (form, context) => setAddressOf(context, form)),
  handle(setGender, ({ gender }, context) => setGenderOf(context, gender)),
  handle(closeAccount, (form, context) => close(context, form)),
]
