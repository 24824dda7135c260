import { parseMinor } from '../../core/Minor.ts'
import type { BrCode } from './BrCode.ts'
import { writeBrCode } from './writeBrCode.ts'

/**
 * Parses a PIX code, strictly: undefined for anything that `writeBrCode` would not have written exactly, so that no field is misplaced,
 * duplicated or unknown, and the checksum is right.
 */
export function parseBrCode(code: string): BrCode | undefined {
  try {
    const fields = fieldsOf(code)
    const account = fieldsOf(fields.get('26') ?? '')
    const amount = parseMinor(fields.get('54'))
    const text = account.get('02')
    const url = account.get('25')
    const read: BrCode = {
      singleUse: fields.get('01') === '12',
      to: url === undefined ? { key: account.get('01') ?? '', ...(text && { text }) } : { url },
      ...(amount !== undefined && { amount }),
      name: fields.get('59') ?? '',
      city: fields.get('60') ?? '',
      txid: fieldsOf(fields.get('62') ?? '').get('05') ?? '',
    }
    return writeBrCode(read) === code ? read : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Id, two digits of length, value; repeated. */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4))
    if (!(length > 0)) throw new RangeError('not a field')
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}
