import { formatMoney } from '../Money/formatMoney.ts'

// Nine digits before the comma: no wallet holds more, and cents stay exact.
const MAX_WHOLE_DIGITS = 9

export interface TypedAmount {
  /** What stays in the field: no more than two decimals. */
  text: string
  /** Integer cents; undefined when there is no digit. */
  minor: number | undefined
}

/**
 * What a person types or pastes as an amount: "1.234,5" in pt-BR → 123450 cents. The locale's decimal sign always starts the decimals, and a
 * third one is dropped: a digit too many never multiplies an amount. The other sign groups, unless it can only be the decimal one: in
 * "1,234.50", and in "50.5" of a phone that has no comma.
 */
export function readTypedAmount(text: string, locale: string): TypedAmount {
  const clean = text.replaceAll(/[^\d.,]/g, '')
  const decimal = decimalSignOf(clean, locale)
  const [whole = '', ...rest] = clean.split(decimal)
  const decimals = rest.join('').replaceAll(/\D/g, '').slice(0, 2)
  const wholeDigits = whole.replaceAll(/\D/g, '').slice(0, MAX_WHOLE_DIGITS)
  return {
    text: rest.length > 0 ? whole + decimal + decimals : clean,
    minor: wholeDigits + decimals === '' ? undefined : Number(wholeDigits + decimals.padEnd(2, '0')),
  }
}

function decimalSignOf(text: string, locale: string): string {
  const [own, other] = formatMoney(0, { symbol: '', locale }).includes(',') ? [',', '.'] : ['.', ',']
  return new RegExp(String.raw`^(\d*|\d{1,3}([${own}]\d{3})+)[${other}]\d{0,2}$`).test(text) ? other! : own!
}
