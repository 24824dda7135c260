import type { TeamBranch, TeamFigure } from '@platform/sdk/agents'
import type { KpiName } from '../KpiTiles/kpis.ts'

type Money = 'deposit' | 'withdraw' | 'bet' | 'validBet' | 'win' | 'rebate' | 'reward' | 'fee'

/** The amounts of a line, or of all lines. */
export type PnlSums = Pick<TeamBranch, 'profit' | `${Money}Amount`>

/** The numbers of a team's profit and loss, in the order of the page, and the rows that each links to. Fees are no part of the result. */
export const pnlFigures = {
  profit: { of: ({ profit }) => profit, rows: 'bets' },
  fees: { of: ({ feeAmount }) => 0 - feeAmount, rows: 'fee' },
  withFees: { of: ({ profit, feeAmount }) => profit - feeAmount, rows: 'fee' },
  stake: { of: ({ betAmount }) => betAmount, rows: 'bets' },
  validStake: { of: ({ validBetAmount }) => validBetAmount, rows: 'bets' },
  payout: { of: ({ winAmount }) => winAmount, rows: 'bets' },
  deposits: { of: ({ depositAmount }) => depositAmount, rows: 'deposit' },
  withdrawals: { of: ({ withdrawAmount }) => withdrawAmount, rows: 'withdrawal' },
  rebates: { of: ({ rebateAmount }) => rebateAmount, rows: 'rebate' },
  rewards: { of: ({ rewardAmount }) => rewardAmount, rows: 'reward' },
} as const satisfies Partial<Record<KpiName, { of: (sums: PnlSums) => number; rows: TeamFigure }>>

export type PnlName = keyof typeof pnlFigures

/** Whether a key figure is one of these numbers. */
export const isPnlName = (name: KpiName): name is PnlName => name in pnlFigures

/** All numbers, or those that a product has. */
export const pnlNames = (product: string): PnlName[] => {
  const names = Object.keys(pnlFigures) as PnlName[]
  return product === '' ? names : names.filter((name) => pnlFigures[name].rows === 'bets')
}
