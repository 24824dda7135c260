import type { TeamBranch, TeamFigure } from '@platform/sdk/agents'
import type { KpiName } from '../KpiTiles/kpis.ts'

/** The numbers of a team's profit and loss, in the order of the page: the field of each, and the rows that it links to. */
export const pnlFigures = {
  profit: { field: 'profit', rows: 'bets' },
  stake: { field: 'betAmount', rows: 'bets' },
  validStake: { field: 'validBetAmount', rows: 'bets' },
  payout: { field: 'winAmount', rows: 'bets' },
  deposits: { field: 'depositAmount', rows: 'deposit' },
  withdrawals: { field: 'withdrawAmount', rows: 'withdrawal' },
  rebates: { field: 'rebateAmount', rows: 'rebate' },
  rewards: { field: 'rewardAmount', rows: 'reward' },
  fees: { field: 'feeAmount', rows: 'fee' },
} as const satisfies Partial<Record<KpiName, { field: keyof TeamBranch; rows: TeamFigure }>>

export type PnlName = keyof typeof pnlFigures

/** Whether a key figure is one of these numbers. */
export const isPnlName = (name: KpiName): name is PnlName => name in pnlFigures

/** All numbers, or those that a product has. */
export const pnlNames = (product: string): PnlName[] => {
  const names = Object.keys(pnlFigures) as PnlName[]
  return product === '' ? names : names.filter((name) => pnlFigures[name].rows === 'bets')
}
