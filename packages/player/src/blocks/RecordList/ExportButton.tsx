import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button, DownloadIcon, toasts } from '@platform/ui'
import { type CsvCell, csvOf } from './csvOf.ts'
import { saveText } from './saveText.ts'

/** A record as a file for spreadsheets. */
export interface RecordFile<Item> {
  /** Without ending. */
  name: string
  columns: readonly { title: string; cell: (item: Item) => CsvCell }[]
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
      saveText(`${name}.csv`, csvOf([columns.map(({ title }) => title), ...before, ...rows, ...after], locale), 'text/csv;charset=utf-8')
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
