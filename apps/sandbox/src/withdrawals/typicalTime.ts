import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Context } from '../gateway/Context.ts'

const MINUTE = 60_000
const WEEK = 7 * 86_400_000
/** The minimum number of withdrawals for an estimate. */
const ENOUGH = 20

/** How long the brand's withdrawals of the last seven days took, from request to arrival; undefined with fewer than 20. */
export const typicalTime = ({ db, merchant, now, services }: Pick<Context, 'db' | 'merchant' | 'now' | 'services'>) =>
  services.shared.rows(db, `typical|${merchant.brand}`, MINUTE, (reader) => timeOf(reader, merchant.brand, now()))

async function timeOf(db: Db, merchant: string, now: number) {
  const { rows } = await sql<{ half: number | null; most: number | null; cases: number }>`
    select percentile_disc(0.5) within group (order by paid_at - created_at) as half,
      percentile_disc(0.9) within group (order by paid_at - created_at) as most, count(*)::int as cases
    from withdrawals where merchant = ${merchant} and status = 'paid' and paid_at > ${now - WEEK}::bigint`.execute(db)
  const { half, most, cases } = rows[0]!
  if (cases < ENOUGH || half === null || most === null) return undefined
  const seconds = (ms: number) => Math.ceil(ms / 1000)
  return { halfSeconds: seconds(half), mostSeconds: seconds(most), cases }
}
