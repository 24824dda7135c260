/** Text → UTF-8. */
export const utf8 = (text: string) => new TextEncoder().encode(text)

/** Bytes → base64url without padding. */
export function toBase64Url(bytes: Uint8Array) {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** base64 or base64url → bytes; throws on anything else. */
export const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
