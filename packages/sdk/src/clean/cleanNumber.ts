import { isCnpj, isCpf } from '../security/taxNumber.ts'
import { cleanCode, cleanText } from './cleanText.ts'

/** "CPF nº", "meu CNPJ/MF é", "chave pix:" and the like before a number. */
const label = /^(\P{N}*:|\P{N}*?\b(C\.?P\.?F|C\.?N\.?P\.?J)\b)(\/ ?MF\b|N\.? ?[º°]|NÚMERO\b|\W)*/u

/** In capitals. A few letters become two signs, one of them an apostrophe: it is cleaned again. */
const capitals = (text: string): string => cleanText(cleanCode(text).toUpperCase())

/** A number of digits and capital letters: without its name, punctuation, blanks and symbols. */
export const cleanNumber = (text: string): string =>
  capitals(text)
    .replace(label, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

// A blank or marks between groups are one "-" here.
const cpfs = /(?<![\p{L}\p{N}]|\p{N}-)(?=(\d{3}-?\d{3}-?\d{3}-?\d{2})(?![\p{L}\p{N}]|-\p{N}))/gu
const cnpjs = /(?<![\p{L}\p{N}]|\p{N}-)(?=([\dA-Z]{2}-?[\dA-Z]{3}-?[\dA-Z]{3}-?[\dA-Z]{4}-?\d{2})(?![\p{L}\p{N}]|-\p{N}))/gu
const uuids = /(?<![\p{L}\p{N}])(?=([\dA-F]{8}-?(?:[\dA-F]{4}-?){3}[\dA-F]{12})(?![\p{L}\p{N}]))/gu

/** Of a text with one number of a shape, also twice, that number; of any other text what `cleanNumber` makes of it. */
function cleanShape(text: string, shape: RegExp, isValid: (number: string) => boolean): string {
  const plain = capitals(text)
    .replaceAll(/\p{Me}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  const withoutName = plain.replaceAll(/(?<![\p{L}\p{N}])(CPF|CNPJ)(?=\d)/gu, '')
  const numbers = [plain, withoutName].flatMap((line) => Array.from(line.matchAll(shape), ([, number = '']) => number.replaceAll('-', '')))
  const [number, another] = new Set(numbers.filter(isValid))
  return number && !another ? number : cleanNumber(text)
}

/** A CPF as a person enters it: with its mask, a name before it, or between other words. */
export const cleanCpf = (text: string): string => cleanShape(text, cpfs, isCpf)

/** A CNPJ, as `cleanCpf`, its letters as capitals. */
export const cleanCnpj = (text: string): string => cleanShape(text, cnpjs, isCnpj)

/** A random key: the UUID of a text, or 32 hexadecimal digits with other dashes or blanks, in small letters. */
export const cleanUuid = (text: string): string =>
  cleanShape(text, uuids, () => true)
    .toLowerCase()
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
