import type { OutputOf } from '@platform/sdk'
import { checkRule, type getRegisterSettings, type RegisterRule } from '@platform/sdk/account'
import { checkNeeded, checkNewPassword, ruleOf, type Problem, type Problems } from '../rules/accountRules.ts'

/** The fields of a registration (2.10): everything the form shows derives from it. */
export interface RegisterSchema {
  /** In the order of the form. */
  fields: readonly RegisterField[]
  /** The same fields: in one step if they are few, else in several. */
  steps: readonly (readonly RegisterField[])[]
}

export type RegisterSettings = OutputOf<typeof getRegisterSettings>
export type RegisterMethod = 'username' | 'mobile'
/** Field of the payload → input. */
export type RegisterValues = Record<string, string>

export interface RegisterField {
  rule: RegisterRule
  /** Required by its rule, or for every registration. */
  required: boolean
  /** Required to create the account: it is in the first step. */
  first: boolean
}

/** The request that was refused without a captcha: for a code, or the registration. */
export type CaptchaFor = 'code' | 'registration'

const needed: Record<RegisterMethod, string[]> = {
  username: ['username', 'password', 'confirmPassword'],
  mobile: ['mobileNum', 'verificationCode', 'password', 'confirmPassword'],
}
// Account fields come first, an optional number starts the second step, verification comes last.
const account = ['username', 'mobileNum', 'verificationCode', 'password', 'confirmPassword']
const mostInOneStep = 6
const perStep = 6

/** The default method: user name, unless only the other one is open (section 4). */
export const firstMethod = ({ username, mobile }: RegisterSettings): RegisterMethod => (mobile && !username ? 'mobile' : 'username')

/** The fields of one method by the server's rules; `captchaFor` = the request that requires a captcha, `answered` = fields with a value already. */
export function registerSchema(
  rules: readonly RegisterRule[],
  settings: RegisterSettings,
  method: RegisterMethod,
  captchaFor?: CaptchaFor,
  answered: RegisterValues = {},
): RegisterSchema {
  const fields = fieldsOf(rules, settings, method, captchaFor).filter(({ rule }) => !(rule.field in answered))
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
    if (field === 'captcha') return captchaFor !== undefined || settings.captcha
    if (field === 'username' || field.startsWith('login')) return false
    // A code verifies the number above it.
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

/** The rule of a shown field. */
export const ruleIn = ({ fields }: RegisterSchema, field: string): RegisterRule =>
  ruleOf(
    fields.map(({ rule }) => rule),
    field,
  )

/** Validates by the server's rules (section 5), by field; an empty optional field is skipped. */
export function checkRegistration(values: RegisterValues, schema: RegisterSchema): Problems {
  const [, confirmation] = checkNewPassword([ruleIn(schema, 'password')], values.password ?? '', values.confirmPassword ?? '')
  const check = ({ rule, required }: RegisterField): Problem | undefined => {
    const value = values[rule.field] ?? ''
    if (rule.field === 'confirmPassword') return confirmation
    // A number that was typed needs its code.
    const needsCode = rule.field === 'verificationCode' && Boolean(values.mobileNum)
    return required || needsCode ? checkNeeded(rule, value) : checkRule(rule, value)
  }
  return Object.fromEntries(schema.fields.map((field) => [field.rule.field, check(field)]))
}
