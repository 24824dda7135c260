import type { Minor } from '../../core/Minor.ts'
import type { BrCode } from './BrCode.ts'
import { crc16 } from './crc16.ts'

const MAX_LENGTH = 512
/** The rule of each field that a code must have. Other fields are ignored, except those that `changesAmount`. */
const shapes: Record<string, RegExp> = {
  '00': /^01$/,
  // Absent is `11`: the code itself may be paid again, its charge may not.
  '01': /^(11|12)?$/,
  '52': /^\d{4}$/,
  '53': /^986$/,
  '58': /^BR$/i,
  '59': /^.{1,25}$/u,
  '60': /^.{1,15}$/u,
}
const txidShape = /^([\dA-Za-z]{1,25}|\*{3})$/
/** A tip or a surcharge, which the payer would add to the amount. */
const changesAmount = ['55', '56', '57']
/** A host without user, then a path; a query is part of it. */
const address = /^(?=.{3,77}$)[\da-z-]+(\.[\da-z-]+)*\.[a-z]{2,}(:\d{1,5})?\/[\w.~/?%:@!$&'()*+,;=-]+$/i

/**
 * Parses a PIX code of any service: undefined if its checksum, lengths, structure, country or currency are wrong, or if it has two PIX
 * accounts. Fields without a meaning for PIX are ignored. `writeBrCode` is stricter than this.
 */
export function parseBrCode(code: string): BrCode | undefined {
  const fields = fieldsOf(code)
  if (!fields || code.length > MAX_LENGTH || !code.startsWith('00') || /\p{C}/u.test(code)) return undefined
  const fits = Object.entries(shapes).every(([id, shape]) => shape.test(fields.get(id) ?? ''))
  if (!fits || !code.slice(0, -4).endsWith('6304') || fields.get('63') !== crc16(code.slice(0, -4))) return undefined
  const txid = fieldsOf(fields.get('62') ?? '')?.get('05') ?? ''
  const to = accountOf(fields)
  const amount = amountOf(fields.get('54'))
  if (!to || amount === null || !txidShape.test(txid) || changesAmount.some((id) => fields.has(id))) return undefined
  return {
    singleUse: fields.get('01') === '12',
    to,
    ...(amount !== undefined && { amount }),
    name: fields.get('59')!,
    city: fields.get('60')!,
    txid,
  }
}

/** Id, two digits of length, value; repeated. Undefined if a field is cut or occurs twice. */
function fieldsOf(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const [head, id = '', digits] = /^(\d\d)(\d\d)/.exec(text.slice(at)) ?? []
    const value = text.slice(at + 4, at + 4 + Number(digits))
    if (!head || fields.has(id) || value.length !== Number(digits) || value === '') return undefined
    fields.set(id, value)
    at += 4 + value.length
  }
  return fields
}

/** Accounts of card schemes may be beside that of PIX. */
function accountOf(fields: ReadonlyMap<string, string>): BrCode['to'] | undefined {
  const accounts = [...fields].filter(([id]) => id >= '26' && id <= '51').map(([, value]) => fieldsOf(value))
  const [account, second] = accounts.filter((one) => one?.get('00')?.toLowerCase() === 'br.gov.bcb.pix')
  if (!account || second || accounts.includes(undefined)) return undefined
  const [key, text, url] = ['01', '02', '25'].map((id) => account.get(id))
  if (url !== undefined) return key === undefined && address.test(url) ? { url } : undefined
  return key === undefined ? undefined : { key, ...(text && { text }) }
}

/** `10`, `10.5` and `10.50` → cents; undefined if the code has none, null if it is not an amount above 0. */
function amountOf(text: string | undefined): Minor | undefined | null {
  if (text === undefined) return undefined
  const [, whole, decimals = ''] = /^(?=[\d.]{1,13}$)(\d*)(?:\.(\d{0,2})0*)?$/.exec(text) ?? []
  return Number(text) > 0 && whole !== undefined ? (Number(whole + decimals.padEnd(2, '0')) as Minor) : null
}
