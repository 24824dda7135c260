import { oneOf } from '../core/fields.ts'
import { isCnpj, isCpf } from './taxNumber.ts'

/** Type of a PIX key. Eleven digits may be a CPF or a phone number, so the player chooses the type. */
export const PixKeyType = /* @__PURE__ */ oneOf('CPF', 'CNPJ', 'PHONE', 'EMAIL', 'RANDOM')
export type PixKeyType = 'CPF' | 'CNPJ' | 'PHONE' | 'EMAIL' | 'RANDOM'

const withoutPunctuation = (text: string) => text.replaceAll(/[\s./()-]/g, '')
const readers: Record<PixKeyType, (text: string) => string | undefined> = {
  CPF: (text) => (isCpf(withoutPunctuation(text)) ? withoutPunctuation(text) : undefined),
  CNPJ: (text) => (isCnpj(withoutPunctuation(text).toUpperCase()) ? withoutPunctuation(text).toUpperCase() : undefined),
  PHONE: (text) => phone(withoutPunctuation(text)),
  EMAIL: (text) => matching(text.trim().toLowerCase(), /^(?=.{3,77}$)[^\s@,;<>"]+@[\w-]+(\.[\w-]+)+$/),
  RANDOM: (text) => matching(text.trim().toLowerCase(), /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/),
}

const matching = (text: string, pattern: RegExp) => (pattern.test(text) ? text : undefined)

/** `+55`, area code and number; without + a Brazilian number. */
const phone = (text: string) => matching(text.startsWith('+') ? text : `+55${text}`, /^\+(55[1-9]\d9\d{8}|(?!55)\d{8,15})$/)

/** The key in the central bank's format, undefined if it is not valid for its type: wrong check digits, a number without its area code. */
export const readPixKey = (type: PixKeyType, text: string): string | undefined => readers[type](text)
