import type { ReactNode } from 'react'
import type { CsvCell } from './csvOf.ts'

/** Result after the last row. Lines before and after the rows have a cell per column. */
export interface FileEnd {
  /** False if there are more rows than a file holds. */
  complete: boolean
  /** True if rows were added or removed during the export. */
  changed?: boolean
  before?: readonly CsvCell[][]
  after?: readonly CsvCell[][]
}

/** Rows in chunks: each chunk is written and released before the next one is fetched. */
export type FileRows<Item> = AsyncGenerator<readonly Item[], FileEnd, undefined>

/** A record as a file for spreadsheets. */
export interface RecordFile<Item> {
  /** Without extension. */
  name: string
  /** `sum`: the column has a total in a last line. */
  columns: readonly { title: string; cell: (item: Item) => CsvCell; sum?: true }[]
  /** Every record of the filter, not only those shown: `everyPage`, `everyCursor`, or `onePart` of loaded rows. */
  load: () => FileRows<Item>
  /** The file starts with the last row. */
  reversed?: true
  /** Another form of the same record, beside the button. */
  beside?: ReactNode
}

/** Rows that are loaded already. */
export async function* onePart<Item>(items: readonly Item[]): FileRows<Item> {
  yield items
  return { complete: true }
}
