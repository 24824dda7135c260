import { minor } from '@platform/sdk'
import type { ContractKind, ContractRules, ContractTerms } from '@platform/sdk/contracts'

type Tier = [minimumBet: number, netLoss: number, activeMember: number, pays: number, activeStake?: number]

/** Tiers in whole reais, with the activity threshold if it is not the default; rates in hundredths of a percent, amounts in reais. */
const tiersOf = (tiers: readonly Tier[], rateType: ContractTerms['rateType']): ContractTerms['tiers'] =>
  tiers.map(([bet, loss, activeMember, pays, activeStake]) => ({
    minimumBet: minor(bet * 100),
    netLoss: minor(loss * 100),
    activeMember,
    ...(activeStake !== undefined && { activeStake: minor(activeStake * 100) }),
    contractRate: rateType === 'fixed' ? 0 : pays * 10,
    amount: minor(rateType === 'fixed' ? pays * 100 : 0),
  }))

const dividend = (...tiers: Tier[]): ContractTerms => ({
  cycle: 'week',
  carryOver: true,
  basis: 'loss',
  rateType: 'proportion',
  tiers: tiersOf(tiers, 'proportion'),
})
const daily = (cap: number, ...tiers: Tier[]): ContractTerms => ({
  cycle: 'day',
  carryOver: false,
  basis: 'stake',
  rateType: 'proportion',
  cap: minor(cap * 100),
  tiers: tiersOf(tiers, 'proportion'),
})
const hourly = (...tiers: Tier[]): ContractTerms => ({
  cycle: 'hour',
  carryOver: false,
  basis: 'stake',
  rateType: 'fixed',
  tiers: tiersOf(tiers, 'fixed'),
})

/** The merchant's standard amounts: a salary may pay the lower of its own tiers and these. */
export const standards: Partial<Record<ContractKind, ContractRules['standard']>> = {
  daily: { basis: 'stake', rateType: 'proportion', tiers: tiersOf([[100, 0, 0, 45], [500, 0, 2, 90]], 'proportion') }, // prettier-ignore
  hourly: { basis: 'stake', rateType: 'fixed', tiers: tiersOf([[50, 0, 0, 1], [200, 0, 2, 2]], 'fixed') }, // prettier-ignore
}

interface SeedContract {
  account: string
  /** The member who offered it; the house if absent. */
  upline?: string
  kind: ContractKind
  terms: ContractTerms
}

/** Contracts in force, from the top of the tree down: each pays less than the one above for the same figures. */
export const signedContracts: readonly SeedContract[] = [
  { account: 'terezatopo', kind: 'dividend', terms: dividend([0, 0, 0, 800], [1000, 200, 3, 1200], [3000, 600, 5, 1550]) },
  { account: 'terezatopo', kind: 'daily', terms: daily(500, [100, 0, 0, 120], [500, 0, 2, 200]) },
  { account: 'terezatopo', kind: 'hourly', terms: hourly([50, 0, 0, 2], [200, 0, 2, 5]) },
  {
    account: 'brunoagente',
    upline: 'terezatopo',
    kind: 'dividend',
    terms: dividend([0, 0, 0, 500], [1000, 200, 3, 900], [3000, 600, 5, 1250]),
  },
  { account: 'brunoagente', upline: 'terezatopo', kind: 'daily', terms: daily(300, [100, 0, 0, 80], [500, 0, 2, 150]) },
  { account: 'brunoagente', upline: 'terezatopo', kind: 'hourly', terms: hourly([50, 0, 0, 1], [200, 0, 2, 3]) },
  { account: 'inesrede', upline: 'brunoagente', kind: 'dividend', terms: dividend([0, 0, 0, 300], [1000, 200, 3, 600]) },
  // The lower of these tiers and the standard; the second requires members who staked more than elsewhere.
  {
    account: 'inesrede',
    upline: 'brunoagente',
    kind: 'daily',
    terms: { ...daily(100, [100, 0, 0, 50], [500, 0, 2, 100, 80]), standard: standards.daily!.tiers },
  },
]

/** The demo agent's proposal: other terms to the agent below, who has not answered. */
export const changedContract = { account: 'inesrede', kind: 'dividend' as const, terms: dividend([0, 0, 0, 350], [1000, 200, 3, 725]) }
/** An offer that a player has not answered, and one that a player rejected. */
export const offeredSalary = daily(50, [100, 0, 0, 30], [500, 0, 2, 60])
