import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Segmented } from '@platform/ui'
import { BottomSheet } from '@platform/ui/overlays'
import { PeriodSum, type PeriodSumProps } from './PeriodSum.tsx'
import * as css from './Terms.css.ts'

export interface PeriodSheetProps {
  title: string
  /** Calculations of the period, by one agreement or by two to compare; the last one is selected first. */
  sums: readonly { label: string; sum: PeriodSumProps }[]
  /** Above the calculation. */
  head?: ReactNode
  /** Below the calculation. */
  foot?: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The calculation of one period's amount. */
export function PeriodSheet({ title, sums, head, foot, ...sheet }: PeriodSheetProps) {
  const t = useTranslations('contracts.replay')
  const [chosen, choose] = useState<string>()
  const { label, sum } = sums.find((one) => one.label === chosen) ?? sums.at(-1)!
  return (
    <BottomSheet {...sheet} title={title} footer={foot}>
      <div className={css.stack}>
        {head}
        {sums.length > 1 && (
          <Segmented
            label={t('by')}
            value={label}
            onChange={choose}
            options={sums.map((one) => ({ value: one.label, label: one.label }))}
          />
        )}
        <PeriodSum {...sum} />
      </div>
    </BottomSheet>
  )
}
