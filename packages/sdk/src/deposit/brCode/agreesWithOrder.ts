import type { Minor } from '../../core/Minor.ts'
import { parseBrCode } from './parseBrCode.ts'

/** What an order says about its code. */
export interface OrderOfCode {
  amount: Minor
  /** `key` is that of a code without an address. */
  receiver: { name: string; city: string; host: string; key?: string }
}

/**
 * Whether a PIX code matches an order: well-formed, with its receiver and host, and with its amount if the code states one. A code with a key
 * instead of an address must state key and amount of the order. A code that does not match is neither shown nor copied: it may have been
 * changed in transit.
 */
export function agreesWithOrder(code: string, { amount, receiver }: OrderOfCode): boolean {
  const read = parseBrCode(code)
  if (!read || plain(read.name) !== plain(receiver.name, 25) || plain(read.city) !== plain(receiver.city, 15)) return false
  if ('key' in read.to) return isSame(read.to.key, receiver.key) && read.amount === amount
  return isSame(read.to.url.split('/')[0], receiver.host) && (read.amount ?? amount) === amount
}

const isSame = (text?: string, expected?: string) => Boolean(expected) && text?.toLowerCase() === expected?.toLowerCase()

/** Services write names in capitals, without accents, and cut. */
const plain = (text: string, length?: number) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').slice(0, length).trim().toUpperCase()
