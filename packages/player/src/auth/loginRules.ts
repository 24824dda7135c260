import type { RegisterRule } from '@platform/sdk/account'
import { checkNeeded, ruleOf, type Problems } from './rules/accountRules.ts'

export const emptyLogin = { username: '', password: '', captcha: '', remember: true }

export const emptyCodeLogin = { mobile: '', code: '', captcha: '', remember: true }

export type LoginValues = typeof emptyLogin
export type CodeLoginValues = typeof emptyCodeLogin

const check = (rules: readonly RegisterRule[], field: string, value: string) => checkNeeded(ruleOf(rules, field), value)

/** Validates a login by user name (section 5); the captcha counts only while it is shown. */
export const checkLogin = (
  { username, password, captcha }: LoginValues,
  rules: readonly RegisterRule[],
  withCaptcha: boolean,
): Problems => ({
  username: check(rules, 'loginUsername', username.trim()),
  // The placeholder of a remembered password is not validated.
  password: password === savedPassword ? undefined : check(rules, 'loginPassword', password),
  captcha: withCaptcha ? check(rules, 'captcha', captcha) : undefined,
})

/** Validates a login by SMS (sections 5, 9). */
export const checkCodeLogin = (
  { mobile, code, captcha }: CodeLoginValues,
  rules: readonly RegisterRule[],
  withCaptcha: boolean,
): Problems => ({
  mobile: check(rules, 'loginMobileNum', mobile),
  code: check(rules, 'verificationCode', code),
  captcha: withCaptcha ? check(rules, 'captcha', captcha) : undefined,
})

/** Placeholder in the password field for a remembered password, which stays encrypted until submit. */
export const savedPassword = '•'.repeat(10)

/** The value after an edit of a field that shows the placeholder: only what was typed. */
export const editedPassword = (before: string, after: string): string => (before === savedPassword ? after.replaceAll('•', '') : after)
