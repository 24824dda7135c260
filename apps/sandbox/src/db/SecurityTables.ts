import type { BankCardType } from '@platform/sdk/security'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Millis } from './columns.ts'

/** Tables of migrations/006*.sql. */
export interface SecurityTables {
  bank_cards: {
    id: GeneratedAlways<number>
    merchant: string
    member_id: number
    order_key: string | null
    type: BankCardType
    pix_key_type: Generated<string>
    bank_code: Generated<string>
    branch: Generated<string>
    sealed: string
    fingerprint: string
    masked: string
    holder: string
    is_default: Generated<boolean>
    created_at: Millis
    removed_at: Millis | null
  }
  security_answers: { member_id: number; question: string; answer_hash: string; created_at: Millis }
}
