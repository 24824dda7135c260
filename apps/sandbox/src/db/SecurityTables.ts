import type { BankCardType, PasskeyAction } from '@platform/sdk/security'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Millis } from './columns.ts'

/** Tables of `schema/security.sql`. */
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
  kyc_requests: {
    id: GeneratedAlways<number>
    merchant: string
    member_id: number
    status: Generated<'draft' | 'sent' | 'review' | 'accepted' | 'refused'>
    reason: Generated<string>
    created_at: Millis
    sent_at: Millis | null
    decided_at: Millis | null
  }
  sign_ins: {
    id: GeneratedAlways<number>
    member_id: number
    session: string
    method: 'password' | 'code' | 'identity' | 'passkey' | 'remembered'
    device: string
    address: string
    at: Millis
  }
  passkeys: {
    credential_id: string
    merchant: string
    member_id: number
    public_key: Uint8Array
    counter: number
    transports: JSONColumnType<string[], string | undefined, string>
    name: string
    created_at: Millis
    last_used_at: Millis | null
  }
  passkey_challenges: {
    challenge_hash: string
    merchant: string
    member_id: number | null
    purpose: 'add' | 'confirm' | 'signIn'
    action: PasskeyAction | ''
    expires_at: Millis
  }
  remembered_devices: {
    id: string
    merchant: string
    member_id: number
    device_key: string
    session: string
    device: string
    address: string
    last_used_at: Millis
    expires_at: Millis
  }
  refresh_tokens: { token_hash: string; device_id: string; successor_hash: string | null; created_at: Millis }
  security_answers: { member_id: number; question: string; answer_hash: string; created_at: Millis }
}
