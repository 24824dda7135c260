import { useTranslations } from 'use-intl'
import type { ProfitLoss } from '@platform/sdk/records'
import { Card, ListItem, Money } from '@platform/ui'
import * as css from './ProfitLoss.css.ts'
import type { RowsHref } from './RowsHref.ts'

const FIGURES = ['rebate', 'reward', 'fee'] as const

interface OtherFiguresProps {
  total: ProfitLoss['total']
  symbol: string
  /** The market allows bonuses. */
  bonuses: boolean
  cashback: boolean
  rowsHrefOf: RowsHref
}

/** Rebates, rewards and fees; a tap lists their rows. */
export function OtherFigures({ total, symbol, bonuses, cashback, rowsHrefOf }: OtherFiguresProps) {
  const t = useTranslations('records.profitLoss')
  const figures = FIGURES.filter((figure) => cashback || figure !== 'rebate')
  return (
    <section className={css.stack}>
      <h2 className={css.heading}>{t('others')}</h2>
      <Card flush>
        <ul>
          {figures.map((figure) => (
            <li key={figure}>
              <ListItem
                href={rowsHrefOf(figure)}
                title={t(figure === 'reward' && !bonuses ? 'prize' : figure)}
                end={<Money minor={figure === 'fee' ? 0 - total.fee : total[figure]} symbol={symbol} signed />}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
