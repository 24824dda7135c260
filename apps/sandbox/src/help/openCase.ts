import type { Db } from '../db/openDatabase.ts'
import type { Tables } from '../db/Tables.ts'

export type CaseKind = Tables['desk_cases']['kind']

export interface NewCase {
  merchant: string
  kind: CaseKind
  /** One case per key, forever. */
  key: string
  /** What it is about, as the desk shows it: names and amounts in cents. */
  rows: readonly Record<string, string | number>[]
  at: number
}

/** Opens a case at the operator's desk, in the transaction of what it is about. */
export async function openCase(db: Db, { merchant, kind, key, rows, at }: NewCase): Promise<void> {
  await db
    .insertInto('desk_cases')
    .values({ merchant, kind, key, rows: JSON.stringify(rows), opened_at: at, closed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
