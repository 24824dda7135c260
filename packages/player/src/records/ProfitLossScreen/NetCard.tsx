import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ProfitLoss } from '@platform/sdk/records'
import { Button, Card, Facts, Money } from '@platform/ui'
import { NetAmount } from '../../blocks/record/RecordList/NetAmount.tsx'
import * as css from './ProfitLoss.css.ts'

interface NetCardProps {
  total: ProfitLoss['total']
  symbol: string
  /** The market allows bonuses. */
  bonuses: boolean
  cashback: boolean
}

/** The net result of the period, with its formula to expand; below it the fees, which are no part of it. */
export function NetCard({ total, symbol, bonuses, cashback }: NetCardProps) {
  const t = useTranslations('records.profitLoss')
  const [open, setOpen] = useState(false)
  const formula = !bonuses ? 'prizeFormula' : cashback ? 'formula' : 'rewardFormula'
  const money = (minor: number) => <Money minor={minor} symbol={symbol} signed />
  return (
    <Card className={css.stack}>
      <div>
        <p className={css.muted}>{t('net')}</p>
        <p className={css.net}>
          <NetAmount minor={total.profit} symbol={symbol} />
        </p>
      </div>
      {total.fee !== 0 && (
        <Facts
          rows={[
            { label: t('fee'), value: money(0 - total.fee) },
            { label: t('withFees'), value: money(total.profit - total.fee) },
          ]}
        />
      )}
      <Button className={css.start} tone="ghost" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('how')}
      </Button>
      {open && (
        <>
          <p className={css.muted}>{t(formula)}</p>
          <Facts
            rows={[
              { label: t('payout'), value: money(total.winAmount) },
              { label: t('stake'), value: money(0 - total.betAmount) },
              ...(cashback ? [{ label: t('rebate'), value: money(total.rebate) }] : []),
              { label: t(bonuses ? 'reward' : 'prize'), value: money(total.reward) },
              { label: t('net'), value: money(total.profit) },
            ]}
          />
        </>
      )}
    </Card>
  )
}
