import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FilterIcon, IconButton, lazySheet } from '@platform/ui'
import type { RecordChoice } from './FilterSheet.tsx'
import { PeriodChips, type PeriodChipsProps } from './PeriodChips.tsx'
import * as css from './RecordList.css.ts'

const FilterSheet = lazySheet(async () => (await import('./FilterSheet.tsx')).FilterSheet)

/** Dates in one row, and a button for all other filters, if any. */
export function RecordFilters({ choices, ...dates }: PeriodChipsProps & { choices: readonly RecordChoice[] }) {
  const t = useTranslations('records.filter')
  const [open, setOpen] = useState<boolean>()
  const on = choices.filter(({ value }) => value !== '').length
  return (
    <div className={css.filters}>
      <PeriodChips {...dates} />
      {choices.length > 0 && (
        <span className={css.filter}>
          <IconButton
            tone="soft"
            label={on ? t('on', { count: on }) : t('open')}
            icon={<FilterIcon />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />
          {on > 0 && (
            <span className={css.filterCount} aria-hidden="true">
              {on}
            </span>
          )}
        </span>
      )}
      {open !== undefined && <FilterSheet choices={choices} open={open} onOpenChange={setOpen} />}
    </div>
  )
}
