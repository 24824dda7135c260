import { sql } from 'kysely'
import * as z from 'zod/mini'
import { invalid, notFound } from '../base/Refusal.ts'
import type { Services } from '../gateway/Services.ts'

export const RuleBody = z.object({ merchant: z.string(), field: z.string(), enabled: z.boolean(), required: z.boolean() })

/** Shows, hides or requires a field of registration at one merchant; its format stays. */
export async function setRule(
  { merchant, field, enabled, required }: z.output<typeof RuleBody>,
  { database: { db }, merchants }: Services,
): Promise<void> {
  if (!merchants.find(merchant)) throw notFound()
  const { rows } = await sql`
    insert into register_rules (merchant, field, position, enabled, required, pattern, min_length, max_length, code)
    select ${merchant}, field, position, ${enabled}::boolean, ${required}::boolean, pattern, min_length, max_length, code
    from register_rules where merchant = '' and field = ${field}
    on conflict (merchant, field) do update set enabled = excluded.enabled, required = excluded.required
    returning field`.execute(db)
  if (rows.length === 0) throw invalid('field')
}
