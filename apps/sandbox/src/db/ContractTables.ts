import type { ActiveCount, ContractRules, ContractTerms } from '@platform/sdk/contracts'
import type { ColumnType, Generated } from 'kysely'
import type { Cents, Millis } from './columns.ts'

type Kind = 'dividend' | 'daily' | 'hourly'
type Payer = 'upline' | 'house'
/** Amounts in cents, rates in hundred-thousandths, as code has them. */
type Terms = ColumnType<ContractTerms, string, string>

/** What waits for an answer. */
interface StoredProposal {
  action: 'offer' | 'change' | 'end'
  terms?: ContractTerms
  /** The offerer and the future payer; absent if neither changes. */
  offererId?: number
  payer?: Payer
}

/** What members did in a period. */
export interface ContractSums {
  stake: Cents
  valid_stake: Cents
  payout: Cents
  rebate: Cents
  reward: Cents
  fee: Cents
}

/** Tables of `schema/contracts.sql`. */
export interface ContractTables {
  contract_settings: {
    merchant: string
    /** The house pays what an agent who leaves cannot. Migration 0250. */
    covers_leaving: Generated<boolean>
    payer: Generated<Payer>
    active_stake: Generated<Cents>
    most_tiers: Generated<number>
    most_rate: Generated<number>
    most_amount: Generated<Cents>
    most_level: Generated<number>
    standard: ColumnType<Partial<Record<Kind, ContractRules['standard']>>, string | undefined, string>
  }
  contracts: {
    id: Generated<number>
    merchant: string
    kind: Kind
    member_id: number
    offerer_id: number | null
    payer: Payer
    revision: Generated<number>
    proposal: ColumnType<StoredProposal | null, string | null, string | null>
    proposed_at: Millis | null
    rejected: Generated<boolean>
    reason: Generated<string>
    changed_at: Millis
    next_from: Millis | null
    next_to: Millis | null
    carry: Generated<Cents>
    failures: Generated<number>
    failing_after: ColumnType<number | null, number | null | undefined>
    retry_at: ColumnType<Millis | null, Millis | null | undefined>
    failure: Generated<string>
    set_aside_at: ColumnType<Millis | null, Millis | null | undefined>
  }
  contract_terms: {
    id: Generated<number>
    contract_id: number
    starts_at: Millis
    terms: ColumnType<ContractTerms | null, string | null, never>
    offerer_id: number | null
    payer: Payer
    accepted_at: Millis
  }
  contract_settlements: ContractSums & {
    id: Generated<number>
    contract_id: number
    merchant: string
    kind: Kind
    member_id: number
    offerer_id: number | null
    payer: Payer
    period_from: Millis
    period_to: Millis
    terms: Terms
    active_stake: Cents
    active: number
    actives: ColumnType<ActiveCount[], string | undefined, never>
    tier: number
    carry_in: Cents
    base: Cents
    due: Cents
    carry_out: Cents
    state: 'open' | 'paid' | 'none' | 'byHand' | 'unpaid'
    settled_at: Millis
    paid_at: Millis | null
    order_no: string | null
    transfer_id: number | null
    /** Migration 0171. */
    fees_count: Generated<boolean>
    /** Its figures have bets that do not count: it was settled before they were left out. */
    uncounted_too: Generated<boolean>
    /** Reference of a payment outside, to or from a closed account. */
    reference: string | null
    /** What was there of an amount whose payer has left. Migration 0250. */
    part: Generated<Cents>
  }
  contract_settlement_members: ContractSums & { settlement_id: number; member_id: number; active: boolean }
}
