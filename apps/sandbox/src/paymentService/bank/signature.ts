import { createHmac, timingSafeEqual } from 'node:crypto'

export const SIGNATURE = 'X-Bank-Signature'
/** Validity of a signature: an old, recorded message is rejected. */
const TOLERANCE_MS = 300_000

const macOf = (secret: string, at: number, body: string) => createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')

/** `t=<ms>,v1=<HMAC-SHA256 of "<ms>.<body>">`. */
export const sign = (secret: string, body: string, at: number): string => `t=${at},v1=${macOf(secret, at, body)}`

/** Whether the holder of the secret signed this body, and not long ago. */
export function isSigned(secret: string, signature: string, body: string, now: number): boolean {
  const [, time, mac] = /^t=(\d{1,15}),v1=([\da-f]{64})$/.exec(signature) ?? []
  if (!time || !mac || Math.abs(now - Number(time)) > TOLERANCE_MS) return false
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(secret, Number(time), body)))
}
