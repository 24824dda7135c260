import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { minor, type Minor } from '@platform/sdk'
import { contractExample, settlePeriod, type ContractTerms } from '@platform/sdk/contracts'
import { Card, ChipRow, FilterChip } from '@platform/ui'
import { PeriodSum } from './PeriodSum.tsx'
import * as css from './Terms.css.ts'

/** The example's carry-over from the previous period: one fifth of its loss. */
const CARRIED = 5

interface WorkedExampleProps {
  terms: ContractTerms
  /** The merchant's default for tiers without one. */
  activeStake: Minor
  symbol: string
}

/** An example calculation with figures that reach a tier, by the rules of settlements, before the terms are accepted. */
export function WorkedExample({ terms, activeStake, symbol }: WorkedExampleProps) {
  const t = useTranslations('contracts.example')
  const [chosen, choose] = useState(0)
  const index = Math.min(chosen, terms.tiers.length - 1)
  const figures = contractExample(terms, index, activeStake)
  const carryIn = minor(terms.carryOver ? -Math.floor(figures.netLoss / CARRIED) : 0)
  return (
    <Card className={css.stack}>
      <div className={css.tight}>
        <h2 className={css.heading}>{t('title')}</h2>
        <p className={css.muted}>{t(terms.carryOver ? 'carried' : 'text')}</p>
      </div>
      {terms.tiers.length > 1 && (
        <ChipRow label={t('tiers')} value={String(index)}>
          {terms.tiers.map((_tier, each) => (
            <FilterChip key={each} selected={each === index} onClick={() => choose(each)}>
              {t('tier', { tier: each + 1 })}
            </FilterChip>
          ))}
        </ChipRow>
      )}
      <PeriodSum terms={terms} figures={figures} carryIn={carryIn} result={settlePeriod(terms, figures, carryIn)} symbol={symbol} />
    </Card>
  )
}
