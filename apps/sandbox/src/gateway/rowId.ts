import { notFound } from '../base/Refusal.ts'

/** The number of a row that a caller names. Any other text gets the refusal of `absent`, like an absent row. */
export function rowId(id: string, absent = notFound): number {
  if (!/^\d{1,15}$/.test(id)) throw absent()
  return Number(id)
}
