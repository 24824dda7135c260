import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { FilterChip } from '@platform/ui'
import { type Period, PERIODS } from '../periods.ts'
import * as css from './RecordList.css.ts'

/** The date chips; the chosen one is brought into view. */
export function PeriodChips({ period, onPeriod }: { period: Period; onPeriod: (period: Period) => void }) {
  const t = useTranslations('records')
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = row.current
    const chosen = box?.querySelector<HTMLElement>('[aria-pressed=true]')
    // scrollIntoView would also move the page.
    if (box && chosen) box.scrollTo({ left: chosen.offsetLeft - (box.clientWidth - chosen.offsetWidth) / 2 })
  }, [period])
  return (
    <div ref={row} className={css.chips} role="group" aria-label={t('periods')}>
      {PERIODS.map((each) => (
        <FilterChip key={each} selected={each === period} onClick={() => onPeriod(each)}>
          {t(`period.${each}`)}
        </FilterChip>
      ))}
    </div>
  )
}
