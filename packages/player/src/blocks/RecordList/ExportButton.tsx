import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button, DownloadIcon, toasts } from '@platform/ui'
import { type CsvCell, csvOf } from './csvOf.ts'
import { saveText } from './saveText.ts'

/** A record as a file for spreadsheets. */
export interface RecordFile<Item> {
  /** Without ending. */
  name: string
  /** `sum`: the column's numbers are added up in a last line. */
  columns: readonly { title: string; cell: (item: Item) => CsvCell; sum?: true }[]
  /** Every record of the filter, not only those that are shown: `everyPage`. Lines before and after them have a cell per column. */
  load: () => Promise<{ items: readonly Item[]; complete: boolean; before?: readonly CsvCell[][]; after?: readonly CsvCell[][] }>
}

/** Gives the player the whole period as a CSV file. */
export function ExportButton<Item>({ name, columns, load }: RecordFile<Item>) {
  const t = useTranslations('records.export')
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { items, complete, before = [], after = [] } = await load()
      const rows = items.map((item) => columns.map(({ cell }) => cell(item)))
      // Of a part of the records no sum would be true.
      const sums = complete && columns.some(({ sum }) => sum) ? [sumsOf(columns, rows, t('total'))] : []
      const table = [columns.map(({ title }) => title), ...before, ...rows, ...sums, ...after]
      saveText(`${name}.csv`, csvOf(table, locale), 'text/csv;charset=utf-8')
      if (complete) toasts.success(t('done', { count: items.length }))
      else toasts.long(t('cut', { count: items.length }))
    } catch {
      toasts.error(t('failed'))
    }
    setBusy(false)
  }
  return (
    <Button tone="ghost" size="sm" loading={busy} onClick={() => void save()}>
      <DownloadIcon size="sm" />
      {t('save')}
    </Button>
  )
}

/** The last line: cells are in reais, sums are of cents. */
function sumsOf(columns: readonly { sum?: true }[], rows: readonly CsvCell[][], name: string): CsvCell[] {
  const sumOf = (column: number) => rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0) / 100
  return columns.map(({ sum }, index) => (index === 0 ? name : sum ? sumOf(index) : ''))
}
