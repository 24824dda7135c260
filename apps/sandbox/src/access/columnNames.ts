import type { Call } from '@platform/sdk'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** Every column there is, and words that gateways have been fooled with: a body that names one must not set it. */
export async function columnNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct column_name as name from information_schema.columns where table_schema = 'public' order by 1`.execute(db)
  return [...rows.map(({ name }) => name), 'rebate', 'isAdmin', 'role', '__proto__', 'constructor']
}

/** The input of a call. */
export function fieldsOf({ input }: Call): string[] {
  const { shape = {} }: typeof input.def & { shape?: object } = input.def
  return Object.keys(shape)
}
