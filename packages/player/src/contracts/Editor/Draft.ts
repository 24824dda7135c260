import { minor, type Minor } from '@platform/sdk'
import type { ContractTerms, ContractTier } from '@platform/sdk/contracts'
import { readRate, writeRate } from './rateText.ts'

/** A tier's input: an empty minimum is none, an empty payment is not set yet. */
export interface TierDraft {
  /** Stable key of the tier in the list. */
  key: number
  minimumBet: number | undefined
  netLoss: number | undefined
  activeMember: string
  /** The stake that makes a member active; empty: the merchant's default. */
  activeStake: number | undefined
  /** Percent, as entered. */
  rate: string
  amount: number | undefined
}

/** The terms in the editor. Values that must equal the agent's own contract are not editable. */
export interface Draft extends Pick<ContractTerms, 'cycle' | 'basis' | 'rateType' | 'carryOver'> {
  cap: number | undefined
  /** Pays the lower of these tiers and the standard. */
  standard: boolean
  tiers: readonly TierDraft[]
}

const tierDraft = (tier: ContractTier, key: number, decimalSign: string): TierDraft => ({
  key,
  minimumBet: tier.minimumBet || undefined,
  netLoss: tier.netLoss || undefined,
  activeMember: tier.activeMember ? String(tier.activeMember) : '',
  activeStake: tier.activeStake,
  rate: tier.contractRate ? writeRate(tier.contractRate, decimalSign) : '',
  amount: tier.amount || undefined,
})

/** The editor's initial draft: from existing terms, or from the agent's own. */
export const draftOf = ({ cap, tiers, standard, ...terms }: ContractTerms, decimalSign = ','): Draft => ({
  ...terms,
  cap,
  standard: standard !== undefined,
  tiers: tiers.map((tier, key) => tierDraft(tier, key, decimalSign)),
})

/** A new tier, with the minimums of the last one. */
export const nextTier = (tiers: readonly TierDraft[]): TierDraft => ({
  ...(tiers.at(-1) ?? { minimumBet: undefined, netLoss: undefined, activeMember: '', activeStake: undefined }),
  key: Math.max(-1, ...tiers.map(({ key }) => key)) + 1,
  rate: '',
  amount: undefined,
})

const cents = (amount: number | undefined): Minor => minor(amount ?? 0)

/** The terms of a draft, with the standard of `standardFor`. An invalid rate becomes 0, which no contract may pay. */
export const termsOf = ({ cap, tiers, standard, ...terms }: Draft, beside?: ContractTerms['tiers']): ContractTerms => ({
  ...terms,
  ...(cap !== undefined && { cap: minor(cap) }),
  ...(standard && beside && { standard: beside }),
  tiers: tiers.map(({ minimumBet, netLoss, activeMember, activeStake, rate, amount }) => ({
    minimumBet: cents(minimumBet),
    netLoss: cents(netLoss),
    activeMember: Number(activeMember),
    // Without a minimum of members the stake has no effect.
    ...(activeStake !== undefined && Number(activeMember) > 0 && { activeStake: minor(activeStake) }),
    contractRate: terms.rateType === 'fixed' ? 0 : (readRate(rate) ?? 0),
    amount: terms.rateType === 'fixed' ? cents(amount) : minor(0),
  })),
})
