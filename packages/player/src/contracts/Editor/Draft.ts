import { minor, type Minor } from '@platform/sdk'
import type { ContractTerms, ContractTier } from '@platform/sdk/contracts'
import { readRate, writeRate } from './rateText.ts'

/** A tier as it is typed: what is empty asks for nothing, or pays nothing yet. */
export interface TierDraft {
  /** Stays with the tier while others come and go. */
  key: number
  minimumBet: number | undefined
  netLoss: number | undefined
  activeMember: string
  /** What makes a member active; empty: what does everywhere. */
  activeStake: number | undefined
  /** Percent, as typed. */
  rate: string
  amount: number | undefined
}

/** Terms as they are typed. What has to be as in the agent's own contract is not typed. */
export interface Draft extends Pick<ContractTerms, 'cycle' | 'basis' | 'rateType' | 'carryOver'> {
  cap: number | undefined
  /** The lower of these tiers and the standard pays. */
  standard: boolean
  tiers: readonly TierDraft[]
}

const tierDraft = (tier: ContractTier, key: number): TierDraft => ({
  key,
  minimumBet: tier.minimumBet || undefined,
  netLoss: tier.netLoss || undefined,
  activeMember: tier.activeMember ? String(tier.activeMember) : '',
  activeStake: tier.activeStake,
  rate: tier.contractRate ? writeRate(tier.contractRate) : '',
  amount: tier.amount || undefined,
})

/** What the editor begins with: terms that hold already, or the agent's own. */
export const draftOf = ({ cap, tiers, standard, ...terms }: ContractTerms): Draft => ({
  ...terms,
  cap,
  standard: standard !== undefined,
  tiers: tiers.map(tierDraft),
})

/** Another tier, which begins where the one before ends. */
export const nextTier = (tiers: readonly TierDraft[]): TierDraft => ({
  ...(tiers.at(-1) ?? { minimumBet: undefined, netLoss: undefined, activeMember: '', activeStake: undefined }),
  key: Math.max(-1, ...tiers.map(({ key }) => key)) + 1,
  rate: '',
  amount: undefined,
})

const cents = (amount: number | undefined): Minor => minor(amount ?? 0)

/** The terms that a draft says, with the standard that `standardFor` finds. A rate that is none is 0, which no contract may pay. */
export const termsOf = ({ cap, tiers, standard, ...terms }: Draft, beside?: ContractTerms['tiers']): ContractTerms => ({
  ...terms,
  ...(cap !== undefined && { cap: minor(cap) }),
  ...(standard && beside && { standard: beside }),
  tiers: tiers.map(({ minimumBet, netLoss, activeMember, activeStake, rate, amount }) => ({
    minimumBet: cents(minimumBet),
    netLoss: cents(netLoss),
    activeMember: Number(activeMember),
    // Without members there is nobody to count.
    ...(activeStake !== undefined && Number(activeMember) > 0 && { activeStake: minor(activeStake) }),
    contractRate: terms.rateType === 'fixed' ? 0 : (readRate(rate) ?? 0),
    amount: terms.rateType === 'fixed' ? cents(amount) : minor(0),
  })),
})
