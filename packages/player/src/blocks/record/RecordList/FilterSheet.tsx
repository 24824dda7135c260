import { useTranslations } from 'use-intl'
import { Button, FilterChip, Select } from '@platform/ui'
import { BottomSheet } from '@platform/ui/overlays'
import * as css from './RecordList.css.ts'

/** With more values than this a select is clearer than chips. */
const MOST_CHIPS = 6

/** One filter of the sheet; '' = all. */
export interface RecordChoice {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  /** Label of '', if it is not "all". */
  rest?: string
  onChoose: (value: string) => void
}

interface FilterSheetProps {
  choices: readonly RecordChoice[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Filters of a record besides its dates: type, state, vendor. Each choice applies at once. */
export function FilterSheet({ choices, open, onOpenChange }: FilterSheetProps) {
  const t = useTranslations('records.filter')
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      footer={
        <Button block onClick={() => onOpenChange(false)}>
          {t('show')}
        </Button>
      }
    >
      {choices.map((choice) => (
        <FilterChoice key={choice.label} {...choice} />
      ))}
    </BottomSheet>
  )
}

function FilterChoice({ label, value, options, rest, onChoose }: RecordChoice) {
  const t = useTranslations('records.filter')
  const all = [{ value: '', label: rest ?? t('all') }, ...options]
  if (options.length > MOST_CHIPS) {
    return (
      <Select className={css.choice} label={label} options={all} value={value} onChange={(event) => onChoose(event.currentTarget.value)} />
    )
  }
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.values}>
        {all.map((option) => (
          <FilterChip key={option.value} selected={option.value === value} onClick={() => onChoose(option.value)}>
            {option.label}
          </FilterChip>
        ))}
      </div>
    </fieldset>
  )
}
