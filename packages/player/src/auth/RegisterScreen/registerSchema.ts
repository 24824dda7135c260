import type { OutputOf } from '@platform/sdk'
import { checkRule, type getRegisterSettings, type RegisterRule } from '@platform/sdk/account'
import { checkNeeded, checkNewPassword, ruleOf, type Problem, type Problems } from '../rules/accountRules.ts'

/** What a registration requests (2.10): everything the form shows derives from it. */
export interface RegisterSchema {
  /** In the order of the form. */
  fields: readonly RegisterField[]
  /** The same fields: few are one step, many are led through. */
  steps: readonly (readonly RegisterField[])[]
}

export type RegisterSettings = OutputOf<typeof getRegisterSettings>
export type RegisterMethod = 'username' | 'mobile'
/** Field of the payload → what is typed. */
export type RegisterValues = Record<string, string>

export interface RegisterField {
  rule: RegisterRule
  /** By its rule, or because no registration goes without it. */
  required: boolean
  /** No account is made without it: it is in the first step. */
  first: boolean
}

/** What was refused for want of a captcha: another code, or the registration. */
export type CaptchaFor = 'code' | 'registration'

const needed: Record<RegisterMethod, string[]> = {
  username: ['username', 'password', 'confirmPassword'],
  mobile: ['mobileNum', 'verificationCode', 'password', 'confirmPassword'],
}
// What makes the account comes first, an optional number begins the second step, what proves the player comes last.
const account = ['username', 'mobileNum', 'verificationCode', 'password', 'confirmPassword']
const mostInOneStep = 6
const perStep = 6

/** Which method is chosen at first: user name, unless only the other one is open (section 4). */
export const firstMethod = ({ username, mobile }: RegisterSettings): RegisterMethod => (mobile && !username ? 'mobile' : 'username')

/** What one method requests by the server's rules; `captchaFor` = a refusal wants a captcha. */
export function registerSchema(
  rules: readonly RegisterRule[],
  settings: RegisterSettings,
  method: RegisterMethod,
  captchaFor?: CaptchaFor,
): RegisterSchema {
  const fields = fieldsOf(rules, settings, method, captchaFor)
  return { fields, steps: stepsOf(fields) }
}

function fieldsOf(
  rules: readonly RegisterRule[],
  settings: RegisterSettings,
  method: RegisterMethod,
  captchaFor?: CaptchaFor,
): RegisterField[] {
  const must = new Set([...needed[method], ...(settings.smsCode ? ['mobileNum', 'verificationCode'] : [])])
  const shown = (field: string) => {
    if (must.has(field)) return true
    if (field === 'captcha') return captchaFor !== undefined || (method === 'username' && settings.captcha)
    if (field === 'username' || field.startsWith('login')) return false
    // A code proves the number above it.
    if (field === 'verificationCode') return rules.some((rule) => rule.field === 'mobileNum' && rule.enabled)
    return true
  }
  const optional = rules.filter(({ field, enabled }) => enabled && shown(field) && !account.includes(field) && field !== 'captcha')
  const [first, later] = [true, false].map((needs) =>
    account.filter((field) => shown(field) && must.has(field) === needs && (needs || ruleOf(rules, field).enabled)),
  )
  const names = [...first!, ...later!, ...optional.map(({ field }) => field), ...(shown('captcha') ? ['captcha'] : [])]
  return names.map((field) => {
    const rule = ruleOf(rules, field)
    return {
      rule,
      required: must.has(field) || rule.required,
      first: first!.includes(field) || (field === 'captcha' && captchaFor === 'code' && first!.includes('mobileNum')),
    }
  })
}

function stepsOf(fields: readonly RegisterField[]): RegisterField[][] {
  if (fields.length <= mostInOneStep) return [[...fields]]
  const first = fields.filter((field) => field.first)
  const rest = fields.filter((field) => !field.first)
  const steps = [first]
  for (let at = 0; at < rest.length; at += perStep) steps.push(rest.slice(at, at + perStep))
  return steps.filter((step) => step.length > 0)
}

/** The rule of a field that the form shows. */
export const ruleIn = ({ fields }: RegisterSchema, field: string): RegisterRule =>
  ruleOf(
    fields.map(({ rule }) => rule),
    field,
  )

/** What is wrong with which field, by the server's rules (section 5); an optional empty field is skipped. */
export function checkRegistration(values: RegisterValues, schema: RegisterSchema): Problems {
  const [, confirmation] = checkNewPassword([ruleIn(schema, 'password')], values.password ?? '', values.confirmPassword ?? '')
  const check = ({ rule, required }: RegisterField): Problem | undefined => {
    const value = values[rule.field] ?? ''
    if (rule.field === 'confirmPassword') return confirmation
    return required ? checkNeeded(rule, value) : checkRule(rule, value)
  }
  return Object.fromEntries(schema.fields.map((field) => [field.rule.field, check(field)]))
}
