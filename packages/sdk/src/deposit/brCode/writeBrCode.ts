import { formatMinor } from '../../core/Minor.ts'
import type { BrCode } from './BrCode.ts'
import { crc16 } from './crc16.ts'

/** Accents break some readers, so a code has none. */
const plainText = (max: number) => new RegExp(`^(?! )[\\x20-\\x7e]{1,${max}}(?<! )$`)
const shapes = {
  name: plainText(25),
  city: plainText(15),
  key: plainText(77),
  text: plainText(72),
  url: /^(?=.{3,77}$)[\da-z.-]+\.[a-z]{2,}(\/[\w.~/-]+)$/i,
  txid: /^([\dA-Za-z]{1,25}|\*{3})$/,
}
const MAX_LENGTH = 512

/** Writes the text behind a PIX QR code (BR Code of the central bank). Throws RangeError for values that a code cannot contain. */
export function writeBrCode({ singleUse, to, amount, name, city, txid }: BrCode): string {
  if ('url' in to && txid !== '***') throw new RangeError('a code with an address has no txid')
  const account =
    'url' in to
      ? tlv('25', validField('url', to.url))
      : tlv('01', validField('key', to.key)) + (to.text ? tlv('02', validField('text', to.text)) : '')
  const body = [
    tlv('00', '01'),
    singleUse ? tlv('01', '12') : '',
    tlv('26', tlv('00', 'br.gov.bcb.pix') + account),
    tlv('52', '0000'),
    tlv('53', '986'),
    amount === undefined ? '' : tlv('54', amountText(amount)),
    tlv('58', 'BR'),
    tlv('59', validField('name', name)),
    tlv('60', validField('city', city)),
    tlv('62', tlv('05', validField('txid', txid))),
    '6304',
  ].join('')
  if (body.length + 4 > MAX_LENGTH) throw new RangeError('too long for a code')
  return body + crc16(body)
}

function tlv(id: string, value: string): string {
  if (value.length > 99) throw new RangeError(`field ${id} is too long`)
  return id + String(value.length).padStart(2, '0') + value
}

function validField(field: keyof typeof shapes, value: string): string {
  if (!shapes[field].test(value)) throw new RangeError(`not a ${field} of a code: ${value}`)
  return value
}

/** Two decimals, with a dot. */
function amountText(amount: number): string {
  if (amount <= 0 || formatMinor(amount) === undefined) throw new RangeError(`not an amount in cents: ${amount}`)
  const digits = String(amount).padStart(3, '0')
  const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`
  if (text.length > 13) throw new RangeError('the amount is too long for a code')
  return text
}
