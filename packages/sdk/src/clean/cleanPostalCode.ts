import { cleanNumber } from './cleanNumber.ts'

/** The eight digits of a CEP as a person enters it, `CEP 01310-100`; the code of another country in capitals, without blanks. */
export function cleanPostalCode(text: string): string {
  const number = cleanNumber(text)
  const digits = number.replaceAll(/\D/g, '')
  return digits.length === 8 ? digits : number
}
