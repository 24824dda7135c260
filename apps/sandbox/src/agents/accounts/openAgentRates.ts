import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase.ts'
import { dayNumber } from '../../gateway/days.ts'
import type { SandboxMerchant } from '../../gateway/merchants.ts'

/** The rate of each product at the top of a tree, hundredths of a percent. */
const MOST = { RNG: 150, FISH: 150, INHOUSE: 150, PVP: 100, SPORTS: 100, LIVE: 80, LOTT: 60, ELOTT: 60 } as const

/** How many direct members of an agent may have a rate this much below the top of a tree. */
const QUOTAS = [
  [5, 3],
  [10, 5],
  [20, 10],
] as const

/** Days of the seed's bets that earn rebate for its agents. */
const SEEDED_DAYS = 10

/** Difference between an agent of the seed and the upline. */
const LEVEL = 15

/**
 * A merchant's maximum rates, and rates of the existing agents: a fixed step less for every level down. Existing rates stay: an operator or
 * an agent may have changed them.
 */
export async function openAgentRates(
  db: Db,
  { code: merchant }: Pick<SandboxMerchant, 'code'>,
  { now, isFresh }: { now: number; isFresh: boolean },
): Promise<void> {
  await db
    .insertInto('agent_rebate_rules')
    .values({ merchant, settled_day: dayNumber(now) - 1 - (isFresh ? SEEDED_DAYS : 0) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await openQuotas(db, merchant)
  const rows = Object.entries(MOST).map(([game_type, most]) => ({ merchant, game_type, most }))
  const newProducts = await db
    .insertInto('agent_rebate_settings')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('game_type')
    .execute()
  if (newProducts.length === 0) return
  await sql`
    insert into agent_rates (member_id, game_type, rate, effective_at)
    select m.id, s.game_type, greatest(0, s.most - ${LEVEL} * p.depth), m.registered_at
      from members m
      join agent_rebate_settings s on s.merchant = m.merchant
      join lateral (select max(depth) as depth from team_paths where descendant_id = m.id) p on true
      where m.merchant = ${merchant} and m.type not in (0, 4, 40) and m.upline_id is not null
        and s.game_type in (${sql.join(newProducts.map(({ game_type }) => game_type))})
        and not exists (select 1 from agent_rates r where r.member_id = m.id and r.game_type = s.game_type)`.execute(db)
}

/** Limits of the highest rates, where none are set. */
async function openQuotas(db: Db, merchant: string): Promise<void> {
  const quota = await db.selectFrom('agent_rebate_quotas').select('rate').where('merchant', '=', merchant).executeTakeFirst()
  if (quota) return
  const rows = Object.entries(MOST).flatMap(([game_type, most]) => QUOTAS.map(([less, members]) => ({ merchant, game_type, rate: most - less, most: members }))) // prettier-ignore
  await db.insertInto('agent_rebate_quotas').values(rows).execute()
}
