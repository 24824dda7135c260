import { notFound } from './Refusal.ts'

/** The number of a row that a caller names. Text that is no number names nothing: the same 404 as any absent row. */
export function rowId(id: string): number {
  if (!/^\d{1,15}$/.test(id)) throw notFound()
  return Number(id)
}
