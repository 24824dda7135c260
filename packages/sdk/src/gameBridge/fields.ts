import type { WireShape } from '../core/wire/field.ts'

/** One value of a message: how it looks, and how it is read. `read` returns undefined for a value that does not fit. */
export interface BridgeField<T> {
  wire: WireShape
  read: (value: unknown) => T | undefined
  /** A message may leave it out. */
  mayBeMissing?: boolean
}

const LONGEST_TEXT = 128

/** @__NO_SIDE_EFFECTS__ */
const matching = (pattern: RegExp): BridgeField<string> => ({
  wire: { type: 'string', pattern: pattern.source, maxLength: LONGEST_TEXT },
  read: (value) => (typeof value === 'string' && value.length <= LONGEST_TEXT && pattern.test(value) ? value : undefined),
})

/** An id or a code. */
export const word = /* @__PURE__ */ matching(/^[\w.:-]+$/)

/** A color as `#rrggbb`. */
export const color = /* @__PURE__ */ matching(/^#[\da-f]{6}$/)

/** A language tag, such as `pt-BR`. */
export const locale = /* @__PURE__ */ matching(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/)

/** A number of whole cents, milliseconds or basis points, never negative. */
export const count: BridgeField<number> = {
  wire: { type: 'integer', minimum: 0 },
  read: (value) => (Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined),
}

export const flag: BridgeField<boolean> = {
  wire: { type: 'boolean' },
  read: (value) => (typeof value === 'boolean' ? value : undefined),
}

/**
 * One of a few words.
 * @__NO_SIDE_EFFECTS__
 */
export const oneOf = <const T extends string>(...options: T[]): BridgeField<T> => ({
  wire: { type: 'string', enum: options },
  read: (value) => (options.includes(value as T) ? (value as T) : undefined),
})

/**
 * A field that a message may leave out.
 * @__NO_SIDE_EFFECTS__
 */
export const optional = <T>(field: BridgeField<T>): BridgeField<T> & { mayBeMissing: true } => ({ ...field, mayBeMissing: true })
