import { useTranslations } from 'use-intl'
import { settlePeriod, type ContractTerms, type RunningPeriod } from '@platform/sdk/contracts'
import { Card, Disclosure, Money, Tag } from '@platform/ui'
import { payingTier } from '../payingTier.ts'
import { PeriodSum } from '../Terms/PeriodSum.tsx'
import * as css from '../Terms/Terms.css.ts'
import { useContractTexts } from '../useContractTexts.ts'

export interface LinkedPeriod extends RunningPeriod {
  /** Link to its figures. */
  href?: string
}

interface RunningPeriodCardProps {
  terms: ContractTerms
  running: LinkedPeriod
  symbol: string
}

/** The running period, as if it ended now; its calculation on request. */
export function RunningPeriodCard({ terms, running, symbol }: RunningPeriodCardProps) {
  const t = useTranslations('contracts.running')
  const { period } = useContractTexts(symbol)
  const { figures, carryIn, due, href } = running
  const { by } = payingTier(terms, figures)
  return (
    <Card className={css.stack}>
      <div className={css.head}>
        <h2 className={css.heading}>{period(running)}</h2>
        <Tag tone="brand">{t('state')}</Tag>
      </div>
      <div className={css.tight}>
        <Money minor={due} symbol={symbol} size="xl" />
        <p className={css.muted}>{t(by === 'none' ? 'noTier' : by === 'standardNone' ? 'standardNone' : 'text')}</p>
      </div>
      <Disclosure title={t('sum')}>
        <PeriodSum
          terms={terms}
          figures={figures}
          carryIn={carryIn}
          result={settlePeriod(terms, figures, carryIn)}
          symbol={symbol}
          figuresHref={href}
        />
      </Disclosure>
    </Card>
  )
}
