import { cleanEmail } from '@platform/sdk'
import type { RegisterRule } from '@platform/sdk/account'
import { checkNeeded, ruleOf, type Problems } from '../rules/accountRules.ts'

export type ForgetMethod = 'phone' | 'email'

/** The default method (2.11): by phone if CHNGPASSVERIF3 is on. */
export const firstForgetMethod = (byPhone: boolean): ForgetMethod => (byPhone ? 'phone' : 'email')

export interface ByEmailValues {
  username: string
  email: string
}

export interface ByPhoneValues {
  mobile: string
  code: string
  password: string
  remember: boolean
}

// Section 5, except that segments have two letters or more (contract).
const address = /^[\w+-]+(\.[\w+-]+)*@[\w-]+(\.[\w-]+)*\.[A-Za-z]{2,}$/

/** User name by its rule and a valid e-mail address; both are trimmed before they are sent. */
export const checkByEmail = ({ username, email }: ByEmailValues, rules: readonly RegisterRule[]): Problems => ({
  username: checkNeeded(ruleOf(rules, 'loginUsername'), username.trim()),
  email: address.test(cleanEmail(email)) ? undefined : 'in_email_incorrect',
})

/** Number, code and new password by the shared rules. */
export const checkByPhone = ({ mobile, code, password }: Omit<ByPhoneValues, 'remember'>, rules: readonly RegisterRule[]): Problems => ({
  mobile: checkNeeded(ruleOf(rules, 'mobileNum'), mobile),
  code: checkNeeded(ruleOf(rules, 'verificationCode'), code),
  password: checkNeeded(ruleOf(rules, 'password'), password),
})
