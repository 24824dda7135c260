import type { DepositOrder } from '../DepositOrder.ts'
import { parseBrCode } from './parseBrCode.ts'

/**
 * Whether a PIX code matches an order: well-formed, for one payment, with its amount, receiver and host. A code that does not match is
 * neither shown nor copied: it may have been changed in transit.
 */
export function agreesWithOrder(code: string, { amount, receiver }: Pick<DepositOrder, 'amount' | 'receiver'>): boolean {
  const read = parseBrCode(code)
  if (!read || !('url' in read.to)) return false
  return (
    read.singleUse &&
    read.amount === amount &&
    read.name === receiver.name &&
    read.city === receiver.city &&
    receiver.host !== '' &&
    read.to.url.split('/')[0] === receiver.host
  )
}
