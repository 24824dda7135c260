/** 128 random bits in hex: idempotency keys, and secrets of a sign-in. Also works on insecure origins. */
export const randomId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), hex).join('')

let ofPage = ''
let count = 0

/** The id of a request in logs: random once per page, then counted, which takes a quarter of the time. Not a secret: the next one can be guessed. */
export function requestId(): string {
  ofPage ||= randomId().slice(8)
  return ofPage + hex(count++)
}

const hex = (part: number): string => part.toString(16).padStart(8, '0')
