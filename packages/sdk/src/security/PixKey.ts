import { oneOf } from '../core/wire/fields.ts'
import { cleanEmail } from '../clean/cleanEmail.ts'
import { cleanCnpj, cleanCpf, cleanUuid } from '../clean/cleanNumber.ts'
import { brazilianMobile, cleanPhone } from '../clean/cleanPhone.ts'
import { isCnpj, isCpf } from './taxNumber.ts'

/** Type of a PIX key. Eleven digits may be a CPF or a phone number, so the player chooses the type. */
export const PixKeyType = /* @__PURE__ */ oneOf('CPF', 'CNPJ', 'PHONE', 'EMAIL', 'RANDOM')
export type PixKeyType = 'CPF' | 'CNPJ' | 'PHONE' | 'EMAIL' | 'RANDOM'

/** The central bank's format of an address: no letters with accents, no hyphen at the edge of a part of the domain. */
const emailKey = /^(?=.{3,77}$)[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/
/** Numbers of other countries; of the zones whose codes are also those of carriers, only as long as they are there. */
const foreignPhone = /^\+(?!55|0|1(?![2-9]\d\d[2-9]\d{6}$)|2[15]\d{11}|[34]1\d{11})\d{8,15}$/

const readers: Record<PixKeyType, (text: string) => string | undefined> = {
  CPF: (text) => passing(cleanCpf(text), isCpf),
  CNPJ: (text) => passing(cleanCnpj(text), isCnpj),
  PHONE: (text) => phone(cleanPhone(text)),
  EMAIL: (text) => matching(cleanEmail(text).toLowerCase(), emailKey),
  RANDOM: (text) => matching(cleanUuid(text), /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/),
}

const passing = (text: string, is: (text: string) => boolean) => (is(text) ? text : undefined)
const matching = (text: string, pattern: RegExp) => passing(text, (candidate) => pattern.test(candidate))

/** `+` and a foreign number, else the national digits of a Brazilian one. */
const phone = (text: string) =>
  text.startsWith('+') ? matching(text, foreignPhone) : matching(text, new RegExp(brazilianMobile)) && `+55${text}`

/** The key in the central bank's format, undefined if it is not valid for its type: wrong check digits, a number without its area code. */
export const readPixKey = (type: PixKeyType, text: string): string | undefined => readers[type](text)
