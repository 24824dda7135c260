/** SHA-256 of a text, as bytes; needs WebCrypto (https or localhost). */
export const sha256Bytes = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** SHA-256 in hexadecimal: what `printf '%s' "$text" | sha256sum` prints. */
export const sha256 = async (text: string): Promise<string> =>
  Array.from(await sha256Bytes(text), (byte) => byte.toString(16).padStart(2, '0')).join('')
