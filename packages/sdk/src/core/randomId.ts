let page = ''
let count = 0

/** 128 bits in hex, 96 of them random once per page: request ids and idempotency keys. Also works on insecure origins. */
export function randomId(): string {
  page ||= Array.from(crypto.getRandomValues(new Uint32Array(3)), hex).join('')
  return page + hex(count++)
}

const hex = (part: number) => part.toString(16).padStart(8, '0')
