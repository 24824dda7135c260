import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Millis } from './columns.ts'

/** `desk_cases` of `schema/gateway.sql`. */
export interface CaseTables {
  desk_cases: {
    id: GeneratedAlways<number>
    merchant: string
    kind: 'freshSettlement' | 'oppositeBets'
    key: string
    rows: ColumnType<Record<string, string | number>[], string, never>
    opened_at: Millis
    closed_at: Millis | null
  }
}
