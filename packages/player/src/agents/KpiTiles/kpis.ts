import type { TeamActivity } from '@platform/sdk/agents'

/** How a key figure is written: people, or cents. */
type Unit = 'people' | 'money'

/** The members that a key figure opens: the rows that it is the count or the sum of. */
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
    fees: { unit: 'money', activity: 'charged' },
  },
  bets: {
    stake: { unit: 'money', activity: 'played' },
    validStake: { unit: 'money', activity: 'played' },
    payout: { unit: 'money', activity: 'played' },
    profit: { unit: 'money', activity: 'played' },
  },
} as const satisfies Record<string, Record<string, KpiFacts>>

export type KpiGroup = keyof typeof kpiGroups
export type KpiName = { [Group in KpiGroup]: keyof (typeof kpiGroups)[Group] }[KpiGroup]

/** Every key figure with its facts. */
export const kpiFacts = Object.assign({}, ...Object.values(kpiGroups)) as Record<KpiName, KpiFacts>

/** What a figure is now, and was in as many days before; no `before` for what has no period. */
export interface KpiValue {
  now: number
  before?: number | undefined
}

/** Those that the gateway gave. */
export type KpiValues = Partial<Record<KpiName, KpiValue>>

/** Members that an agent looks for, beside those that a key figure opens. */
export const segments = ['balance10', 'balanceBelow10', 'idle', 'staked1000'] as const satisfies TeamActivity[]
