import { sql } from 'kysely'

/** Envelopes must match the money set aside for them: checks of the audit. */
export const envelopeChecks = {
  /** Envelopes whose account differs from the packets not taken yet, or is not empty at the end; packets that do not add up. */
  wrongEnvelopes: sql`
    select 1 from red_envelopes e
    join (select envelope_no, sum(amount) as amount, coalesce(sum(amount) filter (where taken_by is null), 0) as left_over from red_envelope_packets group by 1) p using (envelope_no)
    left join ledger_accounts a on a.kind = 'rain' and a.merchant = e.merchant and a.name = 'envelope:' || e.envelope_no
    where p.amount <> e.amount or a.balance is distinct from case when e.ended_at is null then p.left_over else 0 end`,
}
