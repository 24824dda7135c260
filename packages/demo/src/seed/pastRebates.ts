import { sql } from 'kysely'
import { type Db, firstRate, lastSettlement } from '@platform/sandbox/seeding'
import type { SeedMember } from './catalogue/people.ts'
import type { History, SeedMove } from './history.ts'

const DAY = 86_400_000
const WEEK = 7 * DAY

/** A member's payment in the settlement of one Monday: by product, at the rate of the level. */
interface PastRebate {
  claim_no: string
  account: string
  at: number
  rows: { game_type: string; bets: number; valid_stake: number; rate: number; amount: number }[]
}

/** The rebates of these histories' bets, week by week up to the last settlement. */
export function pastRebates(merchant: string, people: readonly SeedMember[], histories: readonly History[], now: number): PastRebate[] {
  const last = lastSettlement(now)
  const rebates = people.flatMap(({ account, vip, type }, person) => {
    // Test accounts get none.
    if (type === 40) return []
    const weeks = new Map<number, Map<string, { bets: number; valid_stake: number }>>()
    for (const { game, stake, at } of histories[person]!.rounds) {
      // A round is settled four seconds after its bet.
      const monday = last - Math.floor((last - at - 4001) / WEEK) * WEEK
      if (monday > last) continue
      const products = weeks.get(monday) ?? new Map<string, { bets: number; valid_stake: number }>()
      const { bets = 0, valid_stake = 0 } = products.get(game.type) ?? {}
      weeks.set(monday, products.set(game.type, { bets: bets + 1, valid_stake: valid_stake + stake }))
    }
    return [...weeks].map(([at, products]) => {
      const rows = [...products].map(([game_type, sums]) => {
        const rate = firstRate(vip, game_type as 'RNG')
        return { game_type, ...sums, rate, amount: Math.floor((sums.valid_stake * rate) / 10_000) }
      })
      return { account, at, rows: rows.filter(({ amount }) => amount > 0) }
    })
  })
  return rebates
    .filter(({ rows }) => rows.length > 0)
    .map((rebate, n) => ({
      ...rebate,
      claim_no: `B${new Date(rebate.at).toISOString().slice(2, 10).replaceAll('-', '')}${merchant.slice(0, 3)}${String(n).padStart(7, '0')}`,
    }))
}

/** The ledger transfer of a rebate. */
export const moveOfRebate = ({ claim_no, account, at, rows }: PastRebate): SeedMove => {
  const key = `rebate:${claim_no}`
  return { account, kind: 'rebate', amount: rows.reduce((sum, { amount }) => sum + amount, 0), key, reference: key, at }
}

/** Inserts the claims with their bets. Rebate of later bets can be claimed. */
export async function insertRebates(db: Db, merchant: string, rebates: readonly PastRebate[], now: number): Promise<void> {
  const json = JSON.stringify(rebates)
  const past = sql`jsonb_to_recordset(${json}::jsonb) as t(claim_no text, account text, at bigint, rows jsonb)
    join members m on m.merchant = ${merchant} and m.username = t.account`
  await sql`
    insert into rebate_claims (claim_no, merchant, member_id, status, source, amount, created_at)
    select claim_no, ${merchant}, m.id, 'paid', 'settlement', (select sum((r->>'amount')::bigint) from jsonb_array_elements(rows) r), at
    from ${past}`.execute(db)
  await sql`
    with claimed as (
      insert into rebate_rows (claim_no, member_id, game_type, bets, valid_stake, rate, amount, created_at)
      select claim_no, m.id, r.game_type, r.bets, r.valid_stake, r.rate, r.amount, at
      from ${past}, jsonb_to_recordset(rows) as r(game_type text, bets int, valid_stake bigint, rate int, amount bigint) order by at, claim_no
      returning id, member_id, game_type, created_at
    )
    insert into rebate_bets (result_id, row_id)
    select b.id, c.id from claimed c join bet_results b on b.member_id = c.member_id and b.game_type = c.game_type
      and b.at < c.created_at and b.at >= c.created_at - ${WEEK}::bigint`.execute(db)
  const settledAt = lastSettlement(now)
  await db.updateTable('rebate_settings').set({ since: settledAt, settled_at: settledAt }).where('merchant', '=', merchant).execute()
}
