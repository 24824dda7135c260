import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { ChipRow, FilterChip, lazySheet } from '@platform/ui'
import { PERIODS } from '../periods.ts'
import type { DateChoice } from './dateChoice.ts'
import * as css from './RecordList.css.ts'

const DatesSheet = lazySheet(async () => (await import('./DatesSheet.tsx')).DatesSheet)

export interface PeriodChipsProps {
  dates: DateChoice
  /** The last selectable day. */
  today: string
  onDates: (dates: DateChoice) => void
}

/** The date chips in one row, the last of which opens the custom range. */
export function PeriodChips({ dates, today, onDates }: PeriodChipsProps) {
  const t = useTranslations('records')
  const format = useFormatter()
  // The sheet is fetched when it first opens; undefined until then.
  const [asking, setAsking] = useState<boolean>()
  const own = typeof dates === 'object' ? dates : undefined
  const short = (day: string) => format.dateTime(new Date(`${day}T00:00:00Z`), { day: '2-digit', month: '2-digit', timeZone: 'UTC' })
  const label = own ? `${short(own.startDate)} – ${short(own.endDate)}` : t('dates.choose')

  return (
    <ChipRow className={css.chips} label={t('periods')} value={typeof dates === 'object' ? label : dates}>
      {PERIODS.map((each) => (
        <FilterChip key={each} selected={each === dates} onClick={() => onDates(each)}>
          {t(`period.${each}`)}
        </FilterChip>
      ))}
      <FilterChip selected={own !== undefined} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {label}
      </FilterChip>
      {asking !== undefined && <DatesSheet range={own} today={today} open={asking} onOpenChange={setAsking} onRange={onDates} />}
    </ChipRow>
  )
}
