/** Money in integer minor units (cents). */
export type Minor = number & { readonly __minor: true }

const pattern = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/

/** `'12.3'` or `12.3` as the wire writes it → 1230. Undefined where it is not money. Works on the digits, never on a float. */
export function parseMinor(wire: string | number): Minor | undefined {
  const match = pattern.exec(String(wire))
  if (!match) return undefined
  const cents = Number(match[2] + (match[3] ?? '').padEnd(2, '0'))
  return (match[1] && cents ? -cents : cents) as Minor
}

/** 1230 → `'12.30'`, as the wire writes it. */
export function formatMinor(minor: Minor): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Names a whole number of cents as money. */
export const minor = (cents: number) => cents as Minor
