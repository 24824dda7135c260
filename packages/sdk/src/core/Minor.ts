/** Money in integer minor units (cents). */
export type Minor = number & { readonly __minor: true }

const pattern = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/

/** `'12.3'` or `12.3` as the wire writes it → 1230. Undefined if it is not an amount. Works on the digits, never on a float. */
export function parseMinor(wire: unknown): Minor | undefined {
  const match = typeof wire === 'string' || typeof wire === 'number' ? pattern.exec(String(wire)) : null
  if (!match) return undefined
  const cents = Number(match[2] + (match[3] ?? '').padEnd(2, '0'))
  return (match[1] && cents ? -cents : cents) as Minor
}

/** 1230 → 12.3, as the wire writes it. Undefined if it is not an integer number of cents. */
export function formatMinor(minor: unknown): number | undefined {
  if (!Number.isSafeInteger(minor)) return undefined
  const digits = String(Math.abs(minor as number)).padStart(3, '0')
  return Number(`${(minor as number) < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`)
}

/** Marks an integer number of cents as money. */
export const minor = (cents: number) => cents as Minor
