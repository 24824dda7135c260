import { field } from '../core/wire/field.ts'

/** 1 as a rate: 100 %. Rates are integers in hundred-thousandths, so 12.5 % is 12 500. */
export const FULL_RATE = 100_000

const pattern = /^(\d{1,8})(?:\.(\d{1,5}))?$/

function readRate(wire: unknown): number | undefined {
  const match = typeof wire === 'number' || typeof wire === 'string' ? pattern.exec(String(wire)) : null
  return match ? Number(match[1] + (match[2] ?? '').padEnd(5, '0')) : undefined
}

const writeRate = (rate: unknown) => (Number.isSafeInteger(rate) && (rate as number) >= 0 ? (rate as number) / FULL_RATE : undefined)

/** A rate: the fraction 0.125 on the wire, 12 500 hundred-thousandths in code. Works on the digits, never on a float. Fails closed. */
export const contractRate = /* @__PURE__ */ field<number>({ type: 'number', minimum: 0 }, readRate, writeRate)
