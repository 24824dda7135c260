import { field } from './field.ts'
import { ifBoolean, pass } from './reads.ts'

// Fields that a query string carries as text.

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
