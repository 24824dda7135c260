import type { CsvCell } from './csvOf.ts'

/** What is known once every row was there. Lines before and after the rows have a cell per column. */
export interface FileEnd {
  /** False where there are more rows than a file holds. */
  complete: boolean
  /** True where rows came or went while the file was made. */
  changed?: boolean
  before?: readonly CsvCell[][]
  after?: readonly CsvCell[][]
}

/** Rows a part at a time: a part is written before the next is fetched, and then forgotten. */
export type FileRows<Item> = AsyncGenerator<readonly Item[], FileEnd, undefined>

/** A record as a file for spreadsheets. */
export interface RecordFile<Item> {
  /** Without ending. */
  name: string
  /** `sum`: the column's numbers are added up in a last line. */
  columns: readonly { title: string; cell: (item: Item) => CsvCell; sum?: true }[]
  /** Every record of the filter, not only those that are shown: `everyPage`, `everyCursor`, or `onePart` of what is there. */
  load: () => FileRows<Item>
  /** The file begins with the row that comes last. */
  reversed?: true
}

/** Rows that are all there already. */
export async function* onePart<Item>(items: readonly Item[]): FileRows<Item> {
  yield items
  return { complete: true }
}
