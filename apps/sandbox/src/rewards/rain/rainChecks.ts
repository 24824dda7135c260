import { sql } from 'kysely'

/** The pools of rains must match their promises: checks of the audit. */
export const rainChecks = {
  /** Rains whose account differs from their promise, or is not empty after the draw. */
  wrongRains: sql`
    select 1 from rain_sessions s join ledger_accounts a on a.kind = 'rain' and a.merchant = s.merchant and a.name = s.id
    where a.balance <> case when s.drawn_at is null then s.pool else 0 end`,
}
