import { cleanCode } from './cleanText.ts'

/** "CPF nº", "meu CNPJ/MF é", "chave pix:" and the like before a number. */
const label = /^(\P{N}*:|\P{N}*?\b(C\.?P\.?F|C\.?N\.?P\.?J)\b)(\/ ?MF\b|N\.? ?[º°]|NÚMERO\b|\W)*/u

/** A CPF, a CNPJ or another number of digits and capital letters: without its name, punctuation, blanks and symbols. */
export const cleanNumber = (text: string): string =>
  cleanCode(text)
    .toUpperCase()
    .replace(label, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** A code of digits, such as an SMS brings it: of a message with one number, the number. */
export function cleanDigits(text: string): string {
  const numbers = cleanCode(text).match(/(?<![\p{L}\p{N}])\d+([ .-]\d+)*(?![\p{L}\p{N}])/gu) ?? []
  return cleanNumber(numbers.length === 1 ? numbers[0]! : text)
}

/** A random key: the UUID of a text, or 32 hexadecimal digits with other dashes or blanks, in small letters. */
export function cleanUuid(text: string): string {
  const uuids = cleanCode(text).match(/(?<![\da-z])[\da-f]{8}-?([\da-f]{4}-?){3}[\da-f]{12}(?![\da-z])/gi) ?? []
  return cleanNumber(uuids.length === 1 ? uuids[0]! : text)
    .toLowerCase()
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
