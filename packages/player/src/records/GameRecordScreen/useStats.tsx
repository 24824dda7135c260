import { useFormatter, useTranslations } from 'use-intl'
import { Money } from '@platform/ui'
import type { Loadable } from '../../blocks/Loadable.ts'
import type { Stat } from '../../blocks/RecordList/RecordList.tsx'
import { Net } from './Net.tsx'

/** Sums in cents. */
export interface Totals {
  count: number
  betAmount: number
  validBetAmount: number
  winAmount: number
  profit: number
}

/** The summary strip: count, stake, valid stake, payout and net of the whole period. */
export function useStats(totals: Loadable<Totals>, symbol: string): { stats: Loadable<readonly Stat[]>; count: number } {
  const t = useTranslations('records')
  const format = useFormatter()
  if (totals.state !== 'ready') return { stats: totals, count: 5 }
  const { count, betAmount, validBetAmount, winAmount, profit } = totals.value
  const stats = [
    { label: t('net'), value: <Net minor={profit} symbol={symbol} /> },
    { label: t('count'), value: format.number(count) },
    { label: t('stake'), value: <Money minor={betAmount} symbol={symbol} /> },
    { label: t('validStake'), value: <Money minor={validBetAmount} symbol={symbol} /> },
    { label: t('payout'), value: <Money minor={winAmount} symbol={symbol} /> },
  ]
  return { stats: { state: 'ready', value: stats }, count: stats.length }
}
