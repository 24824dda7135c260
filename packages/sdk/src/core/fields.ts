import { field, orElse, type WireShape } from './field.ts'
import { formatMinor, parseMinor, type Minor } from './Minor.ts'
import { z } from './schema.ts'

// Fields that calls share. Declared wire → code. Display fields have a default, fields that affect behaviour fail closed.

const pass = <T>(value: unknown, is: boolean) => (is ? (value as T) : undefined)
const ifInt = (value: unknown) => pass<number>(value, Number.isSafeInteger(value))
const ifBoolean = (value: unknown) => pass<boolean>(value, typeof value === 'boolean')
const ifText = (value: unknown) => pass<string>(value, typeof value === 'string')

/**
 * A field for display: a wrong or missing value reads as the default. Writing stays strict.
 * @__NO_SIDE_EFFECTS__
 */
function displayField<T>(wire: WireShape, read: (value: unknown) => T | undefined, fallback: T) {
  return field(wire, (value) => read(value) ?? fallback, read, true)
}

/** @__NO_SIDE_EFFECTS__ */
const matching = (pattern: RegExp, format?: string) =>
  field({ type: 'string', pattern: pattern.source, format }, (value) =>
    pass<string>(value, typeof value === 'string' && pattern.test(value)),
  )

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

// A host with `user@` or `%` in it is meant to deceive.
const address = 'https?://[^\\s\\\\/@%?#]+([/?#][^\\s\\\\]*)?|/(?![/\\\\])[^\\s\\\\]*'

/** An address the app may open: http(s), or a path of the same origin. Fails closed. */
export const link = /* @__PURE__ */ matching(/* @__PURE__ */ new RegExp(`^(${address})$`, 'i'), 'uri-reference')

/** @__NO_SIDE_EFFECTS__ */
const linkOrEmpty = () => matching(new RegExp(`^(${address})?$`, 'i'), 'uri-reference')

/** The same, or '' if there is none. */
export const linkOrNone = /* @__PURE__ */ linkOrEmpty()

/** A link for display only: '' for anything that is not a link. */
export const shownLink = /* @__PURE__ */ orElse(/* @__PURE__ */ linkOrEmpty(), () => '')

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

/** Number of a page, from 1; a query string carries it as text. */
export const pageNo = /* @__PURE__ */ field(
  { type: 'integer', minimum: 1 },
  (wire) => pass<number>(Number(wire), typeof wire === 'string' && /^[1-9]\d{0,14}$/.test(wire)),
  (page) => pass<number>(page, Number.isSafeInteger(page) && (page as number) > 0),
)

/** A boolean that a query string carries as text. */
export const queryBool = /* @__PURE__ */ field(
  { type: 'boolean' },
  (wire) => pass<boolean>(wire === 'true', wire === 'true' || wire === 'false'),
  ifBoolean,
)

/**
 * One of a few words, listed in `options`. Fails closed.
 * @__NO_SIDE_EFFECTS__
 */
export const oneOf = <const T extends string>(...options: T[]) =>
  field({ type: 'string', enum: options }, (value) => pass<T>(value, options.includes(value as T)), undefined, false, { options })

/**
 * A list of a few words that a query string carries comma-joined.
 * @__NO_SIDE_EFFECTS__
 */
export function queryList<const T extends string>(...options: T[]) {
  const validOptions = (values: unknown) => pass<T[]>(values, Array.isArray(values) && values.every((value) => options.includes(value)))
  return field(
    { type: 'string', words: options },
    (wire) => validOptions(typeof wire === 'string' && wire.split(',')),
    (values) => validOptions(values)?.join(','),
  )
}
