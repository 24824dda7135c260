import { type CsvCell, csvOf } from './csvOf.ts'
import type { RecordFile } from './RecordFile.ts'

/** A finished file. The browser may keep what is in a `Blob` on disk. */
export interface WrittenCsv {
  parts: BlobPart[]
  count: number
  complete: boolean
  changed: boolean
}

/**
 * Writes a record as CSV in the memory of one page: rows become text as they come and are let go before the next are fetched, so that a
 * cheap phone saves 50,000 of them too.
 */
export async function writeCsv<Item>(
  { columns, load, reversed }: Omit<RecordFile<Item>, 'name'>,
  { locale, total }: { locale: string; total: string },
): Promise<WrittenCsv> {
  const written: Blob[] = []
  const sums = columns.map(() => 0)
  const rows = load()
  const text = (lines: readonly (readonly CsvCell[])[]) => new Blob([csvOf(lines, locale)])
  let count = 0
  for (;;) {
    const part = await rows.next()
    if (part.done) {
      const { complete, changed = false, before = [], after = [] } = part.value
      // Of a part of the records, or of a list that changed, no sum would be true.
      const last = complete && !changed && columns.some(({ sum }) => sum) ? [sumLine(columns, sums, total)] : []
      const head = [columns.map(({ title }) => title), ...before]
      // The mark at the beginning tells spreadsheets that this is UTF-8.
      const parts = ['\uFEFF', text(head), ...(reversed ? written.toReversed() : written), text([...last, ...after])]
      return { parts, count, complete, changed }
    }
    const lines = part.value.map((item) => columns.map(({ cell }) => cell(item)))
    for (const line of lines)
      for (const [index, { sum }] of columns.entries()) if (sum) sums[index]! += Math.round(Number(line[index]) * 100)
    written.push(text(reversed ? lines.toReversed() : lines))
    count += lines.length
  }
}

/** Cells are in reais, sums are of cents. */
const sumLine = (columns: readonly { sum?: true }[], sums: readonly number[], name: string): CsvCell[] =>
  columns.map(({ sum }, index) => (index === 0 ? name : sum ? sums[index]! / 100 : ''))
