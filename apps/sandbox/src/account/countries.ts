import type { MobileRule } from '@platform/sdk'
import type { Country } from '@platform/sdk/account'
import type { WireLanguage } from '../db/Tables.ts'

/** ISO code and dialing code; the platform's own country first, then its neighbours and Portuguese speakers, then others. */
export const dialingCodes: [code: string, dialing: string][] = [
  ['BR', '55'],
  ['AR', '54'],
  ['BO', '591'],
  ['CL', '56'],
  ['CO', '57'],
  ['EC', '593'],
  ['PY', '595'],
  ['PE', '51'],
  ['UY', '598'],
  ['VE', '58'],
  ['PT', '351'],
  ['AO', '244'],
  ['MZ', '258'],
  ['CV', '238'],
  ['MX', '52'],
  ['US', '1'],
  ['CA', '1'],
  ['GB', '44'],
  ['ES', '34'],
  ['FR', '33'],
  ['DE', '49'],
  ['IT', '39'],
  ['JP', '81'],
  ['VN', '84'],
]

/** Countries with their names in a language, in the order of the list above. */
export function countriesIn(language: WireLanguage, rules: ReadonlyMap<string, MobileRule>): Country[] {
  const names = new Intl.DisplayNames(language === 'EN' ? 'en' : 'pt-BR', { type: 'region' })
  return dialingCodes.map(([countryCode, countryDialingCode]) => ({
    countryCode,
    countryName: names.of(countryCode) ?? countryCode,
    countryDialingCode,
    mobilePattern: rules.get(countryCode)?.mobilePattern ?? '',
  }))
}
