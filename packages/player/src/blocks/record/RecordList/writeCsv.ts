import { amountCell, type CsvCell, csvOf } from './csvOf.ts'
import type { RecordFile } from './RecordFile.ts'

/** A finished file. The browser may store the content of a `Blob` on disk. */
export interface WrittenCsv {
  parts: BlobPart[]
  count: number
  complete: boolean
  changed: boolean
}

/**
 * Writes a record as CSV with the memory of one page: rows become text as they arrive and are released before the next request, so that
 * a low-end phone can export 50,000 of them, too.
 */
export async function writeCsv<Item>(
  { columns, load, reversed }: Omit<RecordFile<Item>, 'name'>,
  { locale, total }: { locale: string; total: string },
): Promise<WrittenCsv> {
  const blobs: Blob[] = []
  const sums = columns.map(() => 0)
  const rows = load()
  const text = (lines: readonly (readonly CsvCell[])[]) => new Blob([csvOf(lines, locale)])
  let count = 0
  for (;;) {
    const part = await rows.next()
    if (part.done) {
      const { complete, changed = false, before = [], after = [] } = part.value
      // The sum of a partial or changed list would be wrong.
      const last = complete && !changed && columns.some(({ sum }) => sum) ? [sumLine(columns, sums, total)] : []
      const head = [columns.map(({ title }) => title), ...before]
      // Spreadsheets recognize UTF-8 by the byte order mark.
      const parts = ['\uFEFF', text(head), ...(reversed ? blobs.toReversed() : blobs), text([...last, ...after])]
      return { parts, count, complete, changed }
    }
    const lines = part.value.map((item) => columns.map(({ cell }) => cell(item)))
    for (const line of lines) for (const [index, { sum }] of columns.entries()) if (sum) sums[index]! += centsOf(line[index]!)
    blobs.push(text(reversed ? lines.toReversed() : lines))
    count += lines.length
  }
}

/** Sums are in cents. */
const centsOf = (cell: CsvCell): number => (typeof cell === 'object' ? cell.minor : Math.round(Number(cell) * 100))

const sumLine = (columns: readonly { sum?: true }[], sums: readonly number[], name: string): CsvCell[] =>
  columns.map(({ sum }, index) => (index === 0 ? name : sum ? amountCell(sums[index]!) : ''))
