/** 128 random bits in hex: request ids and idempotency keys. Works on insecure origins too. */
export const randomId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
