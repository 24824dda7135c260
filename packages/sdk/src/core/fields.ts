import { field, orElse } from './field.ts'
import { formatMinor, parseMinor, type Minor } from './Minor.ts'
import { z } from './schema.ts'

// Fields that calls share. Declared wire → code. What is shown has a default, what acts fails closed.

const pass = <T>(value: unknown, is: boolean) => (is ? (value as T) : undefined)
const ifText = (value: unknown) => pass<string>(value, typeof value === 'string')
const ifInt = (value: unknown) => pass<number>(value, Number.isSafeInteger(value))
const ifBoolean = (value: unknown) => pass<boolean>(value, typeof value === 'boolean')

/** @__NO_SIDE_EFFECTS__ */
const matching = (pattern: RegExp) => field(z.string(), (value) => pass<string>(value, typeof value === 'string' && pattern.test(value)))

/** An id used in writes, a token, a currency: never empty, fails closed. */
export const id = /* @__PURE__ */ matching(/./)

/** A whole number; times are epoch milliseconds. Fails closed. */
export const int = /* @__PURE__ */ field(/* @__PURE__ */ z.number(), ifInt)

/** A whole number that may be missing or wrong. */
export const optionalInt = /* @__PURE__ */ orElse(/* @__PURE__ */ z.optional(int), () => undefined)

/** A calendar day, `YYYY-MM-DD`. */
export const day = /* @__PURE__ */ matching(/^\d{4}-\d\d-\d\d$/)

/** An address the app may open: http(s), or a path of the same origin. Fails closed. */
export const link = /* @__PURE__ */ matching(/^(https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i)

/** The same, or '' where there is none to give. */
export const linkOrNone = /* @__PURE__ */ matching(/^(https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)?$/i)

/** An amount: `12.3` or `"12.30"` on the wire, 1230 (`Minor`) in code. Fails closed. */
export const money = /* @__PURE__ */ field<Minor>(/* @__PURE__ */ z.number(), parseMinor, formatMinor)

/** Text for display: anything else than a string reads as ''. */
export const text = /* @__PURE__ */ orElse(/* @__PURE__ */ field(/* @__PURE__ */ z.string(), ifText), () => '')

/** A count for display: anything else than a whole number reads as 0. */
export const count = /* @__PURE__ */ orElse(/* @__PURE__ */ field(/* @__PURE__ */ z.number(), ifInt), () => 0)

/** A switch, off unless the wire says true. */
export const flag = /* @__PURE__ */ orElse(/* @__PURE__ */ field(/* @__PURE__ */ z.boolean(), ifBoolean), () => false)

/** A switch, on unless the wire says false. */
export const flagOn = /* @__PURE__ */ orElse(/* @__PURE__ */ field(/* @__PURE__ */ z.boolean(), ifBoolean), () => true)

/** A whole number that a query string carries as text. */
export const queryInt = /* @__PURE__ */ field(
  /* @__PURE__ */ z.number(),
  (wire) => (typeof wire === 'string' && /^-?\d{1,15}$/.test(wire) ? Number(wire) : undefined),
  ifInt,
)

/** A boolean that a query string carries as text. */
export const queryBool = /* @__PURE__ */ field(
  /* @__PURE__ */ z.boolean(),
  (wire) => (wire === 'true' ? true : wire === 'false' ? false : undefined),
  ifBoolean,
)

/**
 * A list that a query string carries comma-joined.
 * @__NO_SIDE_EFFECTS__
 */
export function queryList<T extends string>(of: readonly T[]) {
  const known = (values: unknown) => pass<T[]>(values, Array.isArray(values) && values.every((value) => of.includes(value)))
  return field(
    z.string(),
    (wire) => known(ifText(wire)?.split(',')),
    (values) => known(values)?.join(','),
  )
}
