import { cleanPhone, readMobile, type MobileRule } from '@platform/sdk'
import type { Context } from '../gateway/Context.ts'
import { Refusal } from '../base/Refusal.ts'
import { dialingCodes } from './countries.ts'

/** The mobile numbers that a merchant accepts, by country: its own rules before the defaults. */
export async function mobileRulesOf({ db, merchant, services }: Context): Promise<ReadonlyMap<string, MobileRule>> {
  const rows = await services.shared.rows(db, `mobile-rules|${merchant.brand}`, 1000, (from) =>
    from
      .selectFrom('mobile_rules')
      .distinctOn('country_code')
      .select(['country_code', 'pattern'])
      .where('merchant', 'in', ['', merchant.brand])
      .orderBy('country_code')
      .orderBy('merchant', 'desc')
      .execute(),
  )
  const patterns = new Map(rows.map(({ country_code, pattern }) => [country_code, pattern]))
  return new Map(
    dialingCodes.map(([country, countryDialingCode]) => [country, { countryDialingCode, mobilePattern: patterns.get(country) ?? '' }]),
  )
}

/** A number as a person enters it, with a dialing code; the platform's own country where none is given. */
export interface EnteredNumber {
  number: string
  dialing?: string
}

async function nationalOf(context: Context, { number, dialing = '55' }: EnteredNumber): Promise<string | undefined> {
  const rules = [...(await mobileRulesOf(context)).values()].filter((rule) => rule.countryDialingCode === dialing)
  return rules.map((rule) => readMobile(number, rule)).find((digits) => digits !== undefined)
}

/** Dialing code and number as one, digits only, also of a number that cannot exist. */
export async function mobileOf(context: Context, entered: EnteredNumber): Promise<string> {
  const { number, dialing = '55' } = entered
  return `${dialing}${(await nationalOf(context, entered)) ?? cleanPhone(number, dialing)}`.replaceAll(/\D/g, '')
}

/** Throws for a number that cannot exist: no SMS is paid for it. `field` is its name in the form. */
export async function requireMobile(context: Context, field: string, entered: EnteredNumber): Promise<void> {
  if ((await nationalOf(context, entered)) === undefined) throw new Refusal('validation', 400, { fields: { [field]: 'validation.mobile' } })
}
