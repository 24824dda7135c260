import type { OutputOf } from '@platform/sdk'
import type { Gender, getConsolidatedSettings, Whitelabel } from '@platform/sdk/account'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Cents, Json, Millis } from './columns.ts'

/** The answer of `getConsolidatedSettings` as far as it is configured and not computed. */
type StoredSettings = Pick<
  OutputOf<typeof getConsolidatedSettings>,
  'imageCDNs' | 'domainRoute' | 'mobileTemplate' | 'paths' | 'resources' | 'mainDomain' | 'withdrawEnabled' | 'recordDays'
>

/** A name may come from outside. */
type StoredWhitelabel = Whitelabel & { flags: Record<string, boolean>; promotions: Record<string, { enabled: boolean }> }

/** Merchants, their members and sessions (`schema/members.sql` and `account.sql`). */
export interface MemberTables {
  merchants: {
    code: string
    brand: string
    trial: Generated<boolean>
    name: string
    currency: Generated<string>
    currency_symbol: Generated<string>
    settings: JSONColumnType<StoredSettings, string | undefined, string>
    whitelabel: JSONColumnType<StoredWhitelabel, string | undefined, string>
    /** A bonus or prize below this is cash at once. Migration 0160. */
    min_bonus: Generated<Cents>
    /** In which the frames of limits begin. */
    time_zone: Generated<string>
  }
  members: {
    id: GeneratedAlways<number>
    merchant: string
    username: string
    account: string
    nickname: Generated<string>
    password_hash: string
    type: Generated<number>
    upline_id: number | null
    disabled: Generated<boolean>
    first_login: Generated<boolean>
    email: string | null
    mobile: string | null
    registered_at: Millis
    last_login_at: Millis | null
    payee_name: Generated<string>
    id_number: Generated<string>
    contacts: Json
    payment_password_hash: string | null
    recommender_id: number | null
    referral_flagged: Generated<boolean>
    registered_by: Generated<string>
    icon: Generated<string>
    last_login_device: Generated<string>
    previous_login_at: Millis | null
    previous_login_device: Generated<string>
    held_until: Generated<Millis>
    birth_date: Generated<string>
    devices_since: Generated<Millis>
    closed_at: Millis | null
    withdrawals_frozen: Generated<boolean>
    /** The CPF belongs to another account: this one may not deposit. Migration 0170. */
    cpf_conflict: 'claimed' | 'taken' | null
    /** A stated age was under the minimum: no play and no deposit. Migration 0220. */
    underage_at: Millis | null
    /** What the account is not open for. Migration 0250. */
    protection: 'paused' | 'excluded' | 'closing' | 'impeded' | null
    protected_until: Millis | null
    return_at: Millis | null
    /** Steps of the registration, or a check, are left. Migration 0300. */
    registering: Generated<boolean>
    stated_email: Generated<string>
    gender: Gender | null
    /** Migration 0131. */
    password_once: Generated<boolean>
    /** Ids of all members above and the own id, eight bytes each. Migration 0097. */
    line: Generated<Uint8Array>
  }
  member_addresses: {
    member_id: number
    postal_code: string
    street: string
    number: string
    complement: string
    district: string
    city: string
    state: string
    set_at: Millis
  }
  protection_changes: {
    id: GeneratedAlways<number>
    member_id: number
    state: 'open' | 'paused' | 'excluded' | 'closing' | 'impeded' | 'closed'
    until: Millis | null
    return_at: Millis | null
    actor: 'member' | 'system' | 'operator'
    reason: Generated<string>
    at: Millis
  }
  /** Migration 0320. */
  impediments: {
    member_id: number
    reason: 'exclusion' | 'socialProgramme'
    at: Millis
    noticed_at: Millis | null
    withdraw_until: Millis
    closes_at: Millis
    closed_at: Millis | null
    next_at: Millis
    returned_at: Millis | null
    reminded_at: Millis | null
  }
  cpf_holders: { merchant: string; cpf_hash: string; member_id: number; since: Millis; until: Millis | null }
  sessions: {
    token_hash: string
    member_id: number
    created_at: Millis
    expires_at: Millis
    ended_at: Millis | null
    ended_by: 'logout' | 'replaced' | null
    page_key: Generated<string>
  }
}
