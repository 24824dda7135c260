/** Never stored, not even as a hash: six digits are guessed in a moment. */
const secret = /password|captcha|verificationcode|otp|pin$|token/i

/**
 * Distinguishes forms (32 bits), whatever the order of their fields, without passwords and codes. Files count by type, size, name and time.
 */
export function formHash(form: unknown): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(form, withoutSecrets) ?? '') hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(36)
}

function withoutSecrets(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || !value || Array.isArray(value)) return value
  if (value instanceof File) return [value.type, value.size, value.name, value.lastModified]
  if (value instanceof Blob) return [value.type, value.size]
  const fields = Object.entries(value).filter(([name]) => !secret.test(name))
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)))
}
