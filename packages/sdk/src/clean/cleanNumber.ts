import { cleanCode } from './cleanText.ts'

/** A CPF, a CNPJ, an SMS code or another number of digits and capital letters: without its name, punctuation, blanks and symbols. */
export const cleanNumber = (text: string): string =>
  cleanCode(text)
    .toUpperCase()
    .replace(/^((CPF|CNPJ)\b\W*)+/, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** A random key: 32 hexadecimal digits with any dashes, braces or `urn:uuid:` become a UUID in small letters. */
export const cleanUuid = (text: string): string =>
  cleanNumber(text.replace(/urn:uuid:/i, ''))
    .toLowerCase()
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
