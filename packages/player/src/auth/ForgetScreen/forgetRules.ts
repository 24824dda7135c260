import { cleanEmail } from '@platform/sdk'
import type { RegisterRule } from '@platform/sdk/account'
import { checkNeeded, ruleOf, type Problems } from '../rules/accountRules.ts'

export type ForgetMethod = 'phone' | 'email'

/** The default method (2.11): by phone if CHNGPASSVERIF3 is on. */
export const firstForgetMethod = (byPhone: boolean): ForgetMethod => (byPhone ? 'phone' : 'email')

export const emptyByEmail = { username: '', email: '' }

export const emptyByPhone = { mobileNum: '', verificationCode: '', newPassword: '', remember: true }

export type ByEmailValues = typeof emptyByEmail
export type ByPhoneValues = typeof emptyByPhone

// Section 5, except that segments have two letters or more (contract).
const address = /^[\w+-]+(\.[\w+-]+)*@[\w-]+(\.[\w-]+)*\.[A-Za-z]{2,}$/

/** User name by its rule and a valid e-mail address; both are trimmed before they are sent. */
export const checkByEmail = ({ username, email }: ByEmailValues, rules: readonly RegisterRule[]): Problems => ({
  username: checkNeeded(ruleOf(rules, 'loginUsername'), username.trim()),
  email: address.test(cleanEmail(email)) ? undefined : 'in_email_incorrect',
})

/** Number, code and new password by the shared rules. */
export const checkByPhone = (values: Omit<ByPhoneValues, 'remember'>, rules: readonly RegisterRule[]): Problems => ({
  mobileNum: checkNeeded(ruleOf(rules, 'mobileNum'), values.mobileNum),
  verificationCode: checkNeeded(ruleOf(rules, 'verificationCode'), values.verificationCode),
  newPassword: checkNeeded(ruleOf(rules, 'password'), values.newPassword),
})
