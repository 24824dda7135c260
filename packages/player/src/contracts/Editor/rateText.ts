import { cleanCode } from '@platform/sdk'

/** Hundred-thousandths in one percent. */
const PERCENT = 1000

/** Percent as entered, with up to three decimals, in hundred-thousandths: 12,5 is 12 500. Parses digits, never a float. */
export function readRate(text: string): number | undefined {
  const match = /^(\d{1,3})(?:[.,](\d{0,3}))?$/.exec(cleanCode(text).replace(/ ?%$/, ''))
  return match ? Number(match[1]) * PERCENT + Number((match[2] ?? '').padEnd(3, '0')) : undefined
}

/** The decimal sign of a language: `,` of Portuguese. */
export const decimalSignOf = (locale: string): string => (1.5).toLocaleString(locale).charAt(1)

/** The inverse of `readRate`, for a field; with the decimal sign of the player's language. */
export function writeRate(rate: number, decimalSign: string): string {
  const rest = String(rate % PERCENT)
    .padStart(3, '0')
    .replace(/0+$/, '')
  return `${Math.floor(rate / PERCENT)}${rest && decimalSign + rest}`
}
