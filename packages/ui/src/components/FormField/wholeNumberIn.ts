import { plainDigits } from './plainDigits.ts'

/** The digits of a text with one whole number, '' without one. Undefined for two numbers, decimals or a minus: the field stays as it was. */
export function wholeNumberIn(text: string): string | undefined {
  const [number = '', another] = plainDigits(text).match(/-?\d+([.,]\d+)*/g) ?? []
  return another === undefined && /^\d*$/.test(number) ? number : undefined
}
