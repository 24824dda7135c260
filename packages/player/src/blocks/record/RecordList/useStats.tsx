import { useFormatter, useTranslations } from 'use-intl'
import { minor } from '@platform/sdk'
import type { GameRecord } from '@platform/sdk/records'
import { Money } from '@platform/ui'
import { NetAmount } from './NetAmount.tsx'
import type { Stat } from './Summary.tsx'

/** Sums in cents. */
export interface Totals {
  count: number
  betAmount: number
  validBetAmount: number
  winAmount: number
  profit: number
}

/** Number of figures in the summary strip. */
export const STAT_COUNT = 5

/** The summary strip of a complete period (net, count, stake, valid stake, payout), and the shorter one of a page. */
export function useStats(symbol: string) {
  const t = useTranslations('records')
  const format = useFormatter()
  const totals = ({ count, betAmount, validBetAmount, winAmount, profit }: Totals): Stat[] => [
    { label: t('summary'), value: <NetAmount minor={profit} symbol={symbol} /> },
    { label: t('count'), value: format.number(count) },
    { label: t('stake'), value: <Money minor={betAmount} symbol={symbol} /> },
    { label: t('validStake'), value: <Money minor={validBetAmount} symbol={symbol} /> },
    { label: t('payout'), value: <Money minor={winAmount} symbol={symbol} /> },
  ]
  const subtotal = (bets: readonly GameRecord[]): Stat[] => [
    { label: t('stake'), value: <Money minor={sumOf(bets, 'betAmount')} symbol={symbol} /> },
    { label: t('net'), value: <NetAmount minor={sumOf(bets, 'profit')} symbol={symbol} /> },
  ]
  return { totals, subtotal }
}

/** Only of bets that count: void ones are excluded, as in the gateway's sums. */
const sumOf = (bets: readonly GameRecord[], field: 'betAmount' | 'profit') =>
  minor(bets.reduce((sum, bet) => sum + (bet.status === 'void' ? 0 : bet[field]), 0))
