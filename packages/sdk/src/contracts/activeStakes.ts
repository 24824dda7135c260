import { field } from '../core/wire/field.ts'
import { formatMinor, minor, parseMinor, type Minor } from '../core/Minor.ts'

/** Maximum number of tiers that a merchant may allow. */
export const MOST_TIERS = 50
/** Amounts that one request may name: those of two contracts to compare, each with its standard. */
const MOST = MOST_TIERS * 2 * 2

const validMinors = (amounts: readonly (Minor | undefined)[]): Minor[] | undefined => {
  const validAmounts = amounts.filter((amount) => amount !== undefined && amount >= 0)
  return validAmounts.length === amounts.length && validAmounts.length <= MOST ? validAmounts.map((amount) => minor(amount!)) : undefined
}

/** Thresholds of activity, which a query string carries comma-joined. Fails closed. */
export const activeStakes = /* @__PURE__ */ field<Minor[]>(
  { type: 'string', format: 'amounts', pattern: String.raw`^\d{1,13}(\.\d{1,2})?(,\d{1,13}(\.\d{1,2})?)*$` },
  (wire) => (typeof wire === 'string' ? validMinors(wire.split(',').map(parseMinor)) : undefined),
  (amounts) => (Array.isArray(amounts) && amounts.length > 0 ? validMinors(amounts)?.map(formatMinor).join(',') : undefined),
)
