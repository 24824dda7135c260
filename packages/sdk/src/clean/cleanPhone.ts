import { cleanCode } from './cleanText.ts'

/** A Brazilian mobile number: one of the 67 area codes, 9 and eight digits. */
export const brazilianMobile = '^([14689][1-9]|2[12478]|3[1-578]|5[13-5]|7[13-579])9\\d{8}$'

/**
 * Codes of Brazilian carriers, dialled after `0` or `00`, where the digits with them cannot be a number of another country: those of their zones
 * are shorter. After `00` a country comes next.
 */
const carrier = /^(?!1[2-9]\d{9}$|2[15]\d{9,10}$|[34]1\d{9,10}$)(?:1[2457]|2[15]|[34]1)(?=[1-9]\d{10})/
/** Brazilian numbers that no other country has: +11 to +26 and +28, with a 9 and eight digits, do not exist. */
const onlyBrazilian = new RegExp(`^(?=[12])(?!27)${brazilianMobile.slice(1)}`)

/**
 * The national digits of a phone number of a country: without mask, words around it, `+55` or `0055`, and in Brazil without the trunk's 0 and a
 * carrier's code (`0xx11`, `01511`, `001511`). A number that states another country keeps its `+`.
 */
export function cleanPhone(text: string, diallingCode = '55'): string {
  const compact = cleanCode(text)
    .replace(/^[^\d+]+/, '')
    .replace(/\D+$/, '')
    .replaceAll(/[^\p{L}\p{N}+]|x/giu, '')
  const [, international, dialled = ''] = /^(\+|00)?(.*)$/.exec(compact) ?? []
  const digits = international === '00' && diallingCode === '55' ? withoutCarrier(dialled) : dialled
  if (international && !digits.startsWith(diallingCode)) return `+${digits}`
  const national = international ? digits.slice(diallingCode.length) : digits
  return diallingCode === '55' ? national.replace(/^55(?=0?\d{11}$)/, '').replace(/^0(\d\d)?(?=\d{10,11}$)/, '') : national
}

/** What follows `00` and a carrier: another country's number, or a Brazilian one. One that may be either stays as it is. */
function withoutCarrier(dialled: string): string {
  const rest = dialled.replace(carrier, '')
  if (rest === dialled) return dialled
  if (onlyBrazilian.test(rest)) return `55${rest}`
  return new RegExp(brazilianMobile).test(rest) ? dialled : rest
}

/** A country's mobile numbers, as `getCountries` returns them: `mobilePattern` '' = any digits. */
export interface MobileRule {
  countryDialingCode: string
  mobilePattern: string
}

/** The national digits of a mobile number that can exist in a country, undefined for any other text. */
export function readMobile(text: string, { countryDialingCode, mobilePattern }: MobileRule): string | undefined {
  const national = cleanPhone(text, countryDialingCode)
  const pattern = new RegExp(mobilePattern || '^\\d{6,15}$')
  // Elsewhere a trunk's 0, or the country's own code without a plus, is only known by what remains.
  const withoutCode = national.startsWith(countryDialingCode) ? national.slice(countryDialingCode.length) : national
  return [national, national.replace(/^0/, ''), withoutCode].find((digits) => pattern.test(digits))
}
