import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Json, Millis } from './columns.ts'

/** A public call that a rendered page shows. */
export interface PublicCall {
  path: string
  headers: Record<string, string>
}

/** The gateway's own records: keys, limits, stored answers (`schema/gateway.sql`). */
export interface GatewayTables {
  crypto_keys: { kid: string; spki: string; pkcs8: string; created_at: Millis; not_after: Millis }
  nonces: { nonce: string; expires_at: Millis }
  idempotency_keys: {
    merchant: string
    owner: string
    key: string
    call: string
    payload_hash: string
    status: Generated<'running' | 'done'>
    locked_until: Millis
    http_status: number | null
    answer: string | null
    applied: Generated<boolean>
    created_at: Millis
    attempt: Generated<number>
  }
  captchas: {
    id: string
    merchant: string
    digits: string
    work_counter: Generated<number>
    spoken: Generated<number>
    created_at: Millis
    expires_at: Millis
  }
  counters: { scope: string; count: number; resets_at: Millis }
  login_attempts: { id: GeneratedAlways<number>; merchant: string; username: string; address: string; outcome: string; at: Millis }
  console_settings: { key: string; value: ColumnType<unknown, string, string> }
  rendered_pages: {
    built: string
    claimed_at: Millis
    checked_at: Millis | null
    content: JSONColumnType<{ html: string; made: number; calls: PublicCall[]; answers: string } | null, string | null, string>
  }
  audit_log: {
    id: GeneratedAlways<number>
    at: Millis
    actor: string
    action: string
    merchant: string | null
    subject: Generated<string>
    detail: Json
  }
}
