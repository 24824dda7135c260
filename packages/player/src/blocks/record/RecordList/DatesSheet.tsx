import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, TextField } from '@platform/ui'
import { BottomSheet } from '@platform/ui/overlays'
import type { DateRange } from '../periods.ts'
import { firstDay, MAX_BACK, MAX_SPAN, rangeFault } from './dateChoice.ts'
import * as css from './RecordList.css.ts'

interface DatesSheetProps {
  range: DateRange | undefined
  today: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onRange: (range: DateRange) => void
}

/** A custom range in the phone's date picker: at most 31 days, none older than 180 days. */
export function DatesSheet({ range, today, open, onOpenChange, onRange }: DatesSheetProps) {
  const t = useTranslations('records.dates')
  const [startDate, setStart] = useState(range?.startDate ?? today)
  const [endDate, setEnd] = useState(range?.endDate ?? today)
  const [tried, setTried] = useState(false)
  const fault = rangeFault({ startDate, endDate }, today)
  const limits = { min: firstDay(today), max: today, required: true }
  const apply = () => {
    setTried(true)
    if (fault) return
    onRange({ startDate, endDate })
    onOpenChange(false)
  }
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      footer={
        <Button block onClick={apply}>
          {t('apply')}
        </Button>
      }
    >
      <div className={css.days}>
        <TextField type="date" label={t('from')} value={startDate} {...limits} onChange={(event) => setStart(event.currentTarget.value)} />
        <TextField type="date" label={t('to')} value={endDate} {...limits} onChange={(event) => setEnd(event.currentTarget.value)} />
      </div>
      <p className={css.rule} data-wrong={(tried && fault !== undefined) || undefined} role={tried && fault ? 'alert' : undefined}>
        {tried && fault ? t(`fault.${fault}`, { span: MAX_SPAN, back: MAX_BACK }) : t('rule', { span: MAX_SPAN, back: MAX_BACK })}
      </p>
    </BottomSheet>
  )
}
