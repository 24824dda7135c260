import { minor } from '@platform/sdk'
import {
  settlePeriod,
  type Contract,
  type ContractFigures,
  type ContractSettlement,
  type ContractTerms,
  type ReplayPeriod,
  replayTerms,
} from '@platform/sdk/contracts'

const tier = (minimumBet: number, netLoss: number, activeMember: number, contractRate: number) => ({
  minimumBet: minor(minimumBet * 100),
  netLoss: minor(netLoss * 100),
  activeMember,
  contractRate,
  amount: minor(0),
})

/** A dividend in force, for stories. */
export const dividendTerms: ContractTerms = {
  cycle: 'halfMonth',
  carryOver: true,
  basis: 'loss',
  rateType: 'proportion',
  tiers: [tier(50_000, 2000, 3, 5000), tier(200_000, 10_000, 8, 8000), tier(1_000_000, 50_000, 20, 12_500)],
}

/** The same with other tiers, as proposed. */
export const changedTerms: ContractTerms = {
  ...dividendTerms,
  tiers: [
    tier(50_000, 2000, 3, 5000),
    tier(180_000, 10_000, 8, 8500),
    tier(1_000_000, 50_000, 20, 12_500),
    tier(5_000_000, 250_000, 60, 15_000),
  ],
}

const standard: ContractTerms['tiers'] = [
  { minimumBet: minor(400_000), netLoss: minor(0), activeMember: 2, contractRate: 0, amount: minor(2000) },
  { minimumBet: minor(2_000_000), netLoss: minor(0), activeMember: 6, contractRate: 0, amount: minor(10_000) },
]

/** A daily salary, the lower of its tiers and the standard, for stories. */
export const salaryTerms: ContractTerms = {
  cycle: 'day',
  carryOver: false,
  basis: 'stake',
  rateType: 'fixed',
  cap: minor(50_000),
  tiers: [
    { minimumBet: minor(500_000), netLoss: minor(0), activeMember: 3, contractRate: 0, amount: minor(2500) },
    {
      minimumBet: minor(2_000_000),
      netLoss: minor(0),
      activeMember: 8,
      activeStake: minor(80_000),
      contractRate: 0,
      amount: minor(12_000),
    },
  ],
  standard,
}

/** Figures of a team, for stories. */
export const figuresOf = (netLoss: number, activeMember = 9): ContractFigures => ({
  betAmount: minor(24_350_000),
  validBetAmount: minor(23_900_000),
  winAmount: minor(24_350_000 - netLoss - 63_050),
  rebateAmount: minor(48_050),
  rewardAmount: minor(15_000),
  feeAmount: minor(500),
  netLoss: minor(netLoss),
  activeMember,
})

const DAY = 86_400_000
const START = Date.UTC(2026, 8, 1, 3)
const losses = [1_250_000, -430_000, -60_000, 1_120_000, 2_045_000]

/** Closed periods, oldest first, for stories. */
export const periods: ReplayPeriod[] = losses.map((netLoss, index) => ({
  from: START + index * 15 * DAY,
  to: START + (index + 1) * 15 * DAY,
  figures: figuresOf(netLoss),
}))

/** Their settlements, newest first, for stories. */
export const settlements: ContractSettlement[] = replayTerms(dividendTerms, periods)
  .map(({ from, to, figures, ...result }, index): ContractSettlement => ({
    settlementId: String(500 + index),
    contractId: '9',
    kind: 'dividend',
    memberId: String(100 + (index % 2)),
    userName: index % 2 ? 'rafaelmoreiradasilva' : 'ligiaagente',
    from,
    to,
    figures,
    terms: dividendTerms,
    ...result,
    state: result.due === 0 ? 'none' : index === losses.length - 1 ? 'open' : 'paid',
    payer: 'upline',
    paidAt: result.due > 0 && index < losses.length - 1 ? to + DAY : undefined,
    orderNo: result.due > 0 && index < losses.length - 1 ? `C26090${index}A7K2` : '',
  }))
  .toReversed()

/** A contract in force, for stories. */
export const contract: Contract = {
  contractId: '9',
  kind: 'dividend',
  memberId: '100',
  userName: 'ligiaagente',
  type: 1,
  offeredBy: 'br•••e',
  payer: 'upline',
  state: 'active',
  revision: '31',
  activeStake: minor(50_000),
  terms: dividendTerms,
  reason: '',
  changedAt: START,
}

/** A proposal to change it, for stories. */
export const change: Contract = {
  ...contract,
  state: 'changeProposed',
  proposal: { action: 'change', terms: changedTerms, proposedAt: START + 70 * DAY, startsAt: START + 75 * DAY },
}

const soFar = figuresOf(1_430_000)

/** A running period, for stories. */
export const running = {
  from: START + 75 * DAY,
  to: START + 90 * DAY,
  figures: soFar,
  carryIn: minor(-120_000),
  ...settlePeriod(dividendTerms, soFar, minor(-120_000)),
}
