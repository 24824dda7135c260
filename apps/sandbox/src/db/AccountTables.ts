import type { Generated, GeneratedAlways } from 'kysely'
import type { Millis } from './columns.ts'

/** Tables of `schema/account.sql`, and some of `security.sql` and `games.sql`. */
export interface AccountTables {
  member_devices: { member_id: number; device_key: string; seen_at: Millis }
  register_rules: {
    merchant: Generated<string>
    field: string
    position: number
    enabled: Generated<boolean>
    required: Generated<boolean>
    pattern: Generated<string>
    min_length: Generated<number>
    max_length: Generated<number>
    code: Generated<string>
  }
  mobile_rules: { merchant: Generated<string>; country_code: string; pattern: string }
  affiliates: { merchant: string; code: string; member_id: number }
  verification_codes: {
    id: GeneratedAlways<number>
    merchant: string
    purpose: CodePurpose
    mobile: string
    code_mac: string
    tries: Generated<number>
    created_at: Millis
    expires_at: Millis
    used_at: Millis | null
  }
  outbox: {
    id: GeneratedAlways<number>
    merchant: string
    channel: 'sms' | 'email'
    recipient: string
    sealed: string
    sent_at: Millis
    withheld: Generated<boolean>
  }
  temporary_passwords: { member_id: number; password_hash: string; expires_at: Millis }
  service_contacts: {
    merchant: Generated<string>
    type: 'ONLINE' | 'WHATSAPP' | 'TELEGRAM'
    position: number
    name_pt: string
    name_en: string
    link: string
  }
  secrets: { name: string; value: string }
  member_identities: { merchant: string; channel: string; subject: string; member_id: number; linked_at: Millis }
  terms_versions: {
    merchant: string
    version: number
    published_at: Millis
    material: boolean
    changes_pt: string
    changes_en: string
  }
  terms_texts: { merchant: string; version: number; locale: 'pt-BR' | 'en'; text_sha256: string }
  consents: { member_id: number; version: number; at: Millis; locale: 'pt-BR' | 'en'; address: string; text_sha256: Generated<string> }
  villages: { code: string; parent: Generated<string>; name: string }
}

/** Permitted uses of a code. */
export type CodePurpose = 'register' | 'login' | 'password' | 'identity' | 'payment' | 'current' | 'newMobile' | 'newEmail'
