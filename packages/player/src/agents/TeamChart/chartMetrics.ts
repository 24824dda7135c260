import type { TeamDay } from '@platform/sdk/agents'
import type { KpiName } from '../KpiTiles/kpis.ts'

/** The field of a day for each key figure that has daily values. */
export const dayFields = {
  profit: 'profit',
  stake: 'betAmount',
  validStake: 'validBetAmount',
  payout: 'winAmount',
  deposits: 'depositAmount',
  withdrawals: 'withdrawAmount',
  rebates: 'rebateAmount',
  rewards: 'rewardAmount',
  fees: 'feeAmount',
  bettors: 'teamBetMemberCount',
  logins: 'teamLoginMemberCount',
  registered: 'teamRegisterMemberCount',
  firstDeposits: 'teamFirstDepositMemberCount',
} as const satisfies Partial<Record<KpiName, keyof TeamDay>>

export type ChartMetric = keyof typeof dayFields

/** Every figure that has daily values. */
export const chartMetrics = Object.keys(dayFields) as ChartMetric[]
