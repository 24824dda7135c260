import type { DepositEvent, DepositPayment, DepositReason, DepositStatus, DepositType } from '@platform/sdk/deposit'
import type { PaymentMeans } from '@platform/sdk/markets'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Cents, Json, Millis } from './columns.ts'

type Rule = 'credit' | 'return'

/** The terms of a promotion, as they were when it was chosen. */
export interface PromotionTerms {
  percent: number
  min_amount: Cents
  max_bonus: Cents
  multiple: number
  weights: Record<string, number>
  first_only: boolean
}

/** Tables of `schema/payments.sql`. */
export interface DepositTables {
  deposit_channels: {
    merchant: string
    id: string
    type: DepositType
    means: PaymentMeans
    name_pt: string
    name_en: string
    min: Cents
    max: Cents
    multiple: Generated<Cents>
    suggestions: ColumnType<Cents[], string, string>
    fee_rate: Generated<number>
    fee_fixed: Generated<Cents>
    typical_seconds: Generated<number>
    recommended: Generated<boolean>
    maintenance: Generated<boolean>
    own_account: Generated<boolean>
    amount_rule: Generated<Rule>
    late_rule: Generated<Rule>
    expires_ms: Generated<number>
    position: Generated<number>
  }
  deposit_banks: {
    merchant: string
    channel_id: string
    bank_code: string
    branch: string
    account: string
    holder: string
    holder_document: string
    position: Generated<number>
  }
  deposit_promotions: {
    id: GeneratedAlways<number>
    merchant: string
    title_pt: string
    title_en: string
    percent: number
    min_amount: Cents
    max_bonus: Cents
    multiple: number
    weights: ColumnType<Record<string, number>, string | undefined, string>
    starts_at: Millis
    ends_at: Millis | null
    position: Generated<number>
    first_only: Generated<boolean>
  }
  deposit_orders: {
    order_no: string
    order_key: string | null
    merchant: string
    member_id: number
    channel_id: string
    type: DepositType
    amount: Cents
    status: Generated<DepositStatus>
    reason: DepositReason | null
    promotion_id: number | null
    fee_rate: Generated<number>
    fee_fixed: Generated<Cents>
    turnover: Generated<number>
    payer: Generated<string>
    promotion: ColumnType<PromotionTerms | null, string | null | undefined, string | null>
    txid: Generated<string>
    br_code: Generated<string>
    receiver: Json
    pay_url: Generated<string>
    qr_text: Generated<string>
    bank_code: string | null
    remark: Generated<string>
    created_at: Millis
    expires_at: Millis
    changed_at: Millis
  }
  deposit_bonuses: {
    order_no: string
    member_id: number
    promotion_id: number
    first_only: boolean
    end_to_end_id: string
    amount: Cents
    state: Generated<'owed' | 'granted' | 'refused'>
    granted_at: Millis | null
  }
  deposit_watermark: { service: string; at: Millis }
  deposit_payments: {
    end_to_end_id: string
    order_no: string
    merchant: string
    member_id: number
    amount: Cents
    fee: Cents
    status: Exclude<DepositPayment['status'], 'paid'>
    reason: DepositReason | null
    payer_name: string
    payer_cpf: string
    payer_fingerprint: Generated<string>
    payer_account: Generated<string>
    transfer_turnover: Generated<number>
    paid_at: Millis
    credited_at: Millis | null
    return_id: Generated<string>
    returned_at: Millis | null
  }
  deposit_events: {
    id: GeneratedAlways<number>
    order_no: string
    at: Millis
    event: DepositEvent['event']
    actor: DepositEvent['actor']
    reason: DepositReason | null
    amount: Cents | null
    end_to_end_id: Generated<string>
  }
  bank_charges: {
    txid: string
    reference: string
    kind: 'pix' | 'page' | 'wallet'
    amount: Cents
    receiver: string
    token: string
    debtor: string
    created_at: Millis
    expires_at: Millis
    cancelled_at: Millis | null
  }
  bank_payments: {
    end_to_end_id: string
    txid: string
    amount: Cents
    payer: string
    paid_at: Millis
    changed_at: Millis
    return_id: string | null
    returned_at: Millis | null
    clawed_back_at: Millis | null
  }
  bank_payouts: {
    key: string
    end_to_end_id: string
    amount: Cents
    at: Millis
    status: Generated<'sent' | 'arrived' | 'failed' | 'returned'>
    changed_at: Generated<Millis>
  }
  bank_notices: {
    id: string
    txid: string | null
    payout: string | null
    created_at: Millis
    next_at: Millis
    attempts: Generated<number>
    heard_at: Millis | null
  }
}
