import type { TeamDay } from '@platform/sdk/agents'
import type { KpiName } from '../KpiTiles/kpis.ts'
import { pnlFigures } from '../TeamProfitLossScreen/pnlFigures.ts'

/** The value of a day for each key figure that has daily values. */
export const dayValues = {
  ...pnlFigures,
  bettors: { of: ({ teamBetMemberCount }) => teamBetMemberCount },
  logins: { of: ({ teamLoginMemberCount }) => teamLoginMemberCount },
  registered: { of: ({ teamRegisterMemberCount }) => teamRegisterMemberCount },
  firstDeposits: { of: ({ teamFirstDepositMemberCount }) => teamFirstDepositMemberCount },
} as const satisfies Partial<Record<KpiName, { of: (day: TeamDay) => number }>>

export type ChartMetric = keyof typeof dayValues

/** Every figure that has daily values. */
export const chartMetrics = Object.keys(dayValues) as ChartMetric[]
