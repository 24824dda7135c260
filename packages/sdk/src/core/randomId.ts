/** 128 random bits in hex: idempotency keys, and secrets of a sign-in. Also works on insecure origins. */
export const randomId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), hex).join('')

export const hex = (part: number): string => part.toString(16).padStart(8, '0')
