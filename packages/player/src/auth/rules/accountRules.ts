import { checkRule, type RegisterRule } from '@platform/sdk/account'
import type { MessageKey } from '@platform/sdk'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** What is wrong with a field: the key of a text of section 8, or that nothing was typed where something is needed. */
export type Problem = MessageKey | 'empty'

/** Field name → what is wrong with it. */
export type Problems = Record<string, Problem | undefined>

/** Fields that say "enter your …" while they are empty, with the text of each. */
export const emptyTexts = {
  username: 'username',
  loginUsername: 'username',
  password: 'password',
  loginPassword: 'password',
  mobileNum: 'mobileNum',
  loginMobileNum: 'mobileNum',
  verificationCode: 'verificationCode',
} as const

/** The rule of a field; one that accepts any text where the gateway sent none. */
export function ruleOf(rules: readonly RegisterRule[], field: string): RegisterRule {
  const found = rules.find((rule) => rule.field === field)
  return found ?? { field, enabled: true, required: true, pattern: '', minLength: 1, maxLength: 0, messageKey: 'validation' }
}

/** What a rule says of a field that must be there, whether or not a registration shows it. */
export const checkNeeded = (rule: RegisterRule, value: string): Problem | undefined =>
  value === '' && Object.hasOwn(emptyTexts, rule.field) ? 'empty' : checkRule({ ...rule, enabled: true, required: true }, value)

/** A new password and its confirmation (section 5). */
export function checkNewPassword(rules: readonly RegisterRule[], password: string, confirmation: string): [Problem?, MessageKey?] {
  const wrong = checkNeeded(ruleOf(rules, 'password'), password)
  if (!confirmation) return [wrong, 'in_incorrect_password']
  return [wrong, confirmation === password ? undefined : 'in_confirmation_correct']
}

/** Makes a form's resolver of a check, so that the first failing field gets the focus. */
export const resolverOf =
  <Values extends FieldValues>(check: (values: Values) => Problems): Resolver<Values> =>
  (values) => {
    const wrong = Object.entries(check(values)).filter(([, message]) => message !== undefined)
    const errors = Object.fromEntries(wrong.map(([field, message]) => [field, { type: 'rule', message }])) as FieldErrors<Values>
    return wrong.length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
