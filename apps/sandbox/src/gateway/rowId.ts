import { notFound } from './Refusal.ts'

/** The number of a row that a caller names. Text that is no number names nothing: `absent` makes the same refusal as for any absent row. */
export function rowId(id: string, absent = notFound): number {
  if (!/^\d{1,15}$/.test(id)) throw absent()
  return Number(id)
}
