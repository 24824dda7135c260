import * as z from 'zod/mini'
import { formatMinor, parseMinor, type Minor } from '../Minor.ts'
import { field, matching, type WireShape } from './field.ts'
import { orElse } from './orElse.ts'
import { ifBoolean, ifInt, ifText, pass } from './reads.ts'

// Fields that calls share. Declared wire → code. Display fields have a default, fields that affect behaviour fail closed.

/**
 * A field for display: a wrong or missing value reads as the default. Writing stays strict.
 * @__NO_SIDE_EFFECTS__
 */
function displayField<T>(wire: WireShape, read: (value: unknown) => T | undefined, fallback: T) {
  return field(wire, (value) => read(value) ?? fallback, read, true)
}

/** @__NO_SIDE_EFFECTS__ */
const integer = () => field({ type: 'integer' }, ifInt)

/** An id used in writes, a token, a currency: never empty, fails closed. */
export const id = /* @__PURE__ */ matching(/./)

/** Any text, including an empty one; fails closed. For player input. */
export const string = /* @__PURE__ */ field({ type: 'string', pattern: '^' }, ifText)

/** An integer; times are epoch milliseconds. Fails closed. */
export const int = /* @__PURE__ */ integer()

/** An integer that may be missing or wrong. */
export const optionalInt = /* @__PURE__ */ orElse(/* @__PURE__ */ z.optional(/* @__PURE__ */ integer()), () => undefined)

/** A calendar day, `YYYY-MM-DD`. */
export const day = /* @__PURE__ */ matching(/^\d{4}-\d\d-\d\d$/, 'date')

/** A month, `YYYY-MM`. */
export const month = /* @__PURE__ */ matching(/^\d{4}-(0[1-9]|1[0-2])$/, 'month')

/** An amount: `12.3` or `"12.30"` on the wire, 1230 (`Minor`) in code. Fails closed. */
export const money = /* @__PURE__ */ field<Minor>({ type: 'number', format: 'money' }, parseMinor, formatMinor)

/** Text for display: anything other than a string reads as ''. */
export const text = /* @__PURE__ */ displayField({ type: 'string', pattern: '^' }, ifText, '')

/** A count for display: anything other than an integer reads as 0. */
export const count = /* @__PURE__ */ displayField({ type: 'integer' }, ifInt, 0)

/** A boolean, false unless the wire value is true. */
export const flag = /* @__PURE__ */ displayField({ type: 'boolean' }, ifBoolean, false)

/** A boolean, true unless the wire value is false. */
export const flagOn = /* @__PURE__ */ displayField({ type: 'boolean' }, ifBoolean, true)

/** Always true: anything else is not a success. */
export const yes = /* @__PURE__ */ field<true>({ type: 'boolean', pattern: 'true' }, (value) => pass<true>(value, value === true))

/**
 * One of a few words, listed in `options`. Fails closed.
 * @__NO_SIDE_EFFECTS__
 */
export const oneOf = <const T extends string>(...options: T[]) =>
  field({ type: 'string', enum: options }, (value) => pass<T>(value, options.includes(value as T)), undefined, false, { options })
