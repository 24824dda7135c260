import type { OutputOf } from '@platform/sdk'
import { messageKeys, nameProblem, type KnownCode } from '@platform/sdk'
import { checkRule, type getRegisterRules, type getRegisterSettings } from '@platform/sdk/account'
import { paymentPasswordPattern } from '@platform/sdk/security'
import { sql } from 'kysely'
import type { Context } from '../gateway/Context.ts'
import { featureOn } from '../gateway/features.ts'
import { Refusal } from '../base/Refusal.ts'
import { termsVersion } from './terms.ts'

/** A rule with the error code of its text. */
type Rule = OutputOf<typeof getRegisterRules>[number] & { code: string }

/** The rules of a brand: the defaults, except those that it replaces. */
export function rulesOf({ db, merchant, services }: Context): Promise<Rule[]> {
  return services.shared.rows(db, `rules|${merchant.brand}`, 1000, async (from) => {
    const { rows } = await sql<Rule>`
      select * from (
        select distinct on (field) field, enabled, required, pattern, position, code,
          min_length as "minLength", max_length as "maxLength"
        from register_rules where merchant in ('', ${merchant.brand}) order by field, merchant desc
      ) own order by position`.execute(from)
    return rows.map((rule) => ({
      ...rule,
      // No merchant may loosen the rules of a payment password.
      ...(rule.field === 'paymentPassword' && { pattern: paymentPasswordPattern }),
      messageKey: messageKeys[rule.code as KnownCode] ?? 'validation',
    }))
  })
}

/** The fields that registration requests, for its form. */
export async function registerSettings(context: Context): Promise<OutputOf<typeof getRegisterSettings>> {
  const rules = await rulesOf(context)
  const rule = (field: string) => rules.find((one) => one.field === field)
  return {
    username: await featureOn(context, 'USERNAMEREG3'),
    mobile: await featureOn(context, 'MOBILEREG3'),
    captcha: rule('captcha')?.enabled ?? false,
    smsCode: Boolean(rule('verificationCode')?.enabled && rule('verificationCode')?.required),
    affiliateCode: rule('affiliateCode')?.enabled ?? false,
    termsVersion: await termsVersion(context.db, context.merchant.code),
  }
}

/** The value of a field, and the name of its rule if that differs. `required` overrides the rule. */
export interface RegistrationRequest {
  value: string | undefined
  rule?: string
  required?: boolean
}

/** A name says what is wrong with it. */
const codeOf = ({ field, code }: Rule, value: string) => (field === 'payeeName' && nameProblem(value)) || code

/** Checks fields against their rules. Throws `validation` with a code per wrong field. */
export async function checkFields(context: Context, fields: Record<string, RegistrationRequest>): Promise<void> {
  const rules = await rulesOf(context)
  const errors = Object.entries(fields).flatMap(([field, { value = '', rule: name = field, required }]) => {
    const rule = rules.find((one) => one.field === name)
    if (!rule) return []
    return checkRule(required ? { ...rule, enabled: true, required } : rule, value) ? [[field, codeOf(rule, value)]] : []
  })
  if (errors.length > 0) throw new Refusal('validation', 400, { fields: Object.fromEntries(errors) as Record<string, string> })
}
