import { formatMinor, parseMinor, type Minor } from './Minor.ts'
import { z } from './schema.ts'

// Fields that calls share. Declared wire → code. What shows fails open with a default, what acts fails closed.

/** An id used in writes, a token, a currency: never empty, fails closed. */
export const id = /* @__PURE__ */ nonEmpty()

/** Text for display: anything else than a string reads as ''. */
export const text = /* @__PURE__ */ z.catch(/* @__PURE__ */ z.string(), '')

/** A count for display: anything else than a whole number reads as 0. */
export const count = /* @__PURE__ */ z.catch(/* @__PURE__ */ z.int(), 0)

/** A switch, off unless the wire says true. */
export const flag = /* @__PURE__ */ z.catch(/* @__PURE__ */ z.boolean(), false)

/** Epoch milliseconds. */
export const time = /* @__PURE__ */ z.int()

/** A calendar day, `YYYY-MM-DD`. */
export const day = /* @__PURE__ */ matching(/^\d{4}-\d\d-\d\d$/)

/** An address the app may open: http(s), or a path of the same origin. Fails closed. */
export const link = /* @__PURE__ */ matching(/^(https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i)

/** An amount: `12.3` or `"12.30"` on the wire, 1230 (`Minor`) in code. Fails closed. */
export const money = /* @__PURE__ */ moneyCodec()

/** A whole number that a query string carries as text. */
export const queryInt = /* @__PURE__ */ z.codec(/* @__PURE__ */ matching(/^-?\d{1,15}$/), /* @__PURE__ */ z.int(), {
  decode: Number,
  encode: String,
})

/** A boolean that a query string carries as text. */
export const queryBool = /* @__PURE__ */ z.codec(/* @__PURE__ */ z.enum(['true', 'false']), /* @__PURE__ */ z.boolean(), {
  decode: (wire) => wire === 'true',
  encode: (value) => (value ? 'true' : 'false'),
})

/**
 * A list that a query string carries comma-joined.
 * @__NO_SIDE_EFFECTS__
 */
export function queryList<T extends string>(item: z.ZodMiniType<T, string>) {
  return z.codec(z.string(), z.array(item), {
    decode: (wire) => (wire ? wire.split(',') : []),
    encode: (values) => values.join(','),
  })
}

/** @__NO_SIDE_EFFECTS__ */
function nonEmpty() {
  return z.string().check(z.minLength(1))
}

/** @__NO_SIDE_EFFECTS__ */
function matching(pattern: RegExp) {
  return z.string().check(z.regex(pattern))
}

/** @__NO_SIDE_EFFECTS__ */
function moneyCodec() {
  return z.codec(z.union([z.number(), z.string()]), z.custom<Minor>(Number.isSafeInteger), {
    decode(wire, payload) {
      const amount = parseMinor(wire)
      if (amount === undefined) payload.issues.push({ code: 'custom', message: 'not an amount', input: wire })
      return amount as Minor
    },
    encode: (amount) => Number(formatMinor(amount)),
  })
}
