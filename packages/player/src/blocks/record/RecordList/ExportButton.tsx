import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button, DownloadIcon, toasts } from '@platform/ui'
import { saveFile } from '../saveFile.ts'
import type { RecordFile } from './RecordFile.ts'
import { writeCsv } from './writeCsv.ts'

/** Exports the complete period as a CSV file. */
export function ExportButton<Item>({ name, ...file }: RecordFile<Item>) {
  const t = useTranslations('records.export')
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { parts, count, complete, changed } = await writeCsv(file, { locale, total: t('total') })
      saveFile(new File(parts, `${name}.csv`, { type: 'text/csv;charset=utf-8' }))
      if (!complete) toasts.long(t('cut', { count }))
      else if (changed) toasts.long(t('changed', { count }))
      else toasts.success(t('done', { count }))
    } catch {
      toasts.error(t('failed'))
    }
    setBusy(false)
  }
  return (
    <Button tone="ghost" size="sm" loading={busy} aria-label={t('save')} onClick={() => void save()}>
      <DownloadIcon size="sm" />
      {t('short')}
    </Button>
  )
}
