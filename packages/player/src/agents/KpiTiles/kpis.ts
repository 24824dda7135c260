import type { TeamActivity } from '@platform/sdk/agents'

/** Unit of a key figure: a number of people, or cents. */
type Unit = 'people' | 'money'

/** The filter for the members that a key figure counts or sums. */
export interface KpiFacts {
  unit: Unit
  activity?: TeamActivity
  kind?: 'agent'
}

/** The key figures of a team, in groups, in the order of the page. */
export const kpiGroups = {
  members: {
    members: { unit: 'people' },
    agents: { unit: 'people', kind: 'agent' },
    registered: { unit: 'people', activity: 'registered' },
    logins: { unit: 'people', activity: 'loggedIn' },
    online: { unit: 'people', activity: 'online' },
    bettors: { unit: 'people', activity: 'bet' },
    firstDeposits: { unit: 'people', activity: 'firstDeposit' },
  },
  money: {
    balance: { unit: 'money' },
    deposits: { unit: 'money', activity: 'deposited' },
    withdrawals: { unit: 'money', activity: 'withdrew' },
    rebates: { unit: 'money', activity: 'rebated' },
    rewards: { unit: 'money', activity: 'rewarded' },
  },
  bets: {
    stake: { unit: 'money', activity: 'played' },
    validStake: { unit: 'money', activity: 'played' },
    payout: { unit: 'money', activity: 'played' },
    profit: { unit: 'money', activity: 'played' },
    fees: { unit: 'money', activity: 'charged' },
    withFees: { unit: 'money', activity: 'played' },
  },
} as const satisfies Record<string, Record<string, KpiFacts>>

export type KpiGroup = keyof typeof kpiGroups
export type KpiName = { [Group in KpiGroup]: keyof (typeof kpiGroups)[Group] }[KpiGroup]

/** Every key figure with its facts. */
export const kpiFacts = Object.assign({}, ...Object.values(kpiGroups)) as Record<KpiName, KpiFacts>

/** Figures that are written with their sign. */
export const isSigned = (name: KpiName): boolean => name === 'profit' || name === 'withFees'

/** A figure now and in the previous period of equal length; no `before` for a figure without a period. */
export interface KpiValue {
  now: number
  before?: number | undefined
}

/** The figures that the gateway returned. */
export type KpiValues = Partial<Record<KpiName, KpiValue>>

/** Filters for members that agents look for, besides those of the key figures. */
export const segments = ['balance10', 'balanceBelow10', 'idle', 'staked1000'] as const satisfies TeamActivity[]
