import { oneOf } from '../core/fields.ts'
import { cleanEmail } from '../clean/cleanEmail.ts'
import { cleanNumber, cleanUuid } from '../clean/cleanNumber.ts'
import { brazilianMobile, cleanPhone } from '../clean/cleanPhone.ts'
import { isCnpj, isCpf } from './taxNumber.ts'

/** Type of a PIX key. Eleven digits may be a CPF or a phone number, so the player chooses the type. */
export const PixKeyType = /* @__PURE__ */ oneOf('CPF', 'CNPJ', 'PHONE', 'EMAIL', 'RANDOM')
export type PixKeyType = 'CPF' | 'CNPJ' | 'PHONE' | 'EMAIL' | 'RANDOM'

const readers: Record<PixKeyType, (text: string) => string | undefined> = {
  CPF: (text) => passing(cleanNumber(text), isCpf),
  CNPJ: (text) => passing(cleanNumber(text), isCnpj),
  PHONE: (text) => phone(cleanPhone(text)),
  EMAIL: (text) => matching(cleanEmail(text).toLowerCase(), /^(?=.{3,77}$)[^\s@,;<>"]+@[\w-]+(\.[\w-]+)+$/),
  RANDOM: (text) => matching(cleanUuid(text), /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/),
}

const passing = (text: string, is: (text: string) => boolean) => (is(text) ? text : undefined)
const matching = (text: string, pattern: RegExp) => passing(text, (candidate) => pattern.test(candidate))

/** `+` and a foreign number, else the national digits of a Brazilian one. */
const phone = (text: string) =>
  text.startsWith('+') ? matching(text, /^\+(?!55)[1-9]\d{7,14}$/) : matching(text, new RegExp(brazilianMobile)) && `+55${text}`

/** The key in the central bank's format, undefined if it is not valid for its type: wrong check digits, a number without its area code. */
export const readPixKey = (type: PixKeyType, text: string): string | undefined => readers[type](text)
