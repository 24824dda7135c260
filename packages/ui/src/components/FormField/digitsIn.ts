import { plainDigits } from './plainDigits.ts'

/** The digits of a text, of any script, at most `limit`: the pasted text may be a complete message. Not those of a `prefix`. */
export function digitsIn(value: string, limit: number, prefix = ''): string {
  const text = plainDigits(value).trimStart()
  return (prefix && text.startsWith(prefix) ? text.slice(prefix.length) : text).replaceAll(/\D/g, '').slice(0, limit)
}
