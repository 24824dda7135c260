import { checkRule, type RegisterRule } from '@platform/sdk/account'
import type { MessageKey } from '@platform/sdk'

/** A field's error: the key of a text of section 8, or `empty` for a missing required value. */
export type Problem = MessageKey | 'empty'

/** Field name → error. */
export type Problems = Record<string, Problem | undefined>

/** Fields with an "enter your …" message while they are empty, with the text of each. */
export const emptyTexts = {
  username: 'username',
  loginUsername: 'username',
  password: 'password',
  loginPassword: 'password',
  mobileNum: 'mobileNum',
  loginMobileNum: 'mobileNum',
  verificationCode: 'verificationCode',
  captcha: 'captcha',
} as const

/** The rule of a field; one that accepts any text if the gateway sent none. */
export function ruleOf(rules: readonly RegisterRule[], field: string): RegisterRule {
  const found = rules.find((rule) => rule.field === field)
  return found ?? { field, enabled: true, required: true, pattern: '', minLength: 1, maxLength: 0, messageKey: 'validation' }
}

/** Validates a field as required, whether or not a registration shows it. */
export const checkNeeded = (rule: RegisterRule, value: string): Problem | undefined =>
  value === '' && Object.hasOwn(emptyTexts, rule.field) ? 'empty' : checkRule({ ...rule, enabled: true, required: true }, value)

/** Validates a new password and its confirmation (section 5). */
export function checkNewPassword(rules: readonly RegisterRule[], password: string, confirmation: string): [Problem?, MessageKey?] {
  const wrong = checkNeeded(ruleOf(rules, 'password'), password)
  if (!confirmation) return [wrong, 'in_incorrect_password']
  return [wrong, confirmation === password ? undefined : 'in_confirmation_correct']
}
