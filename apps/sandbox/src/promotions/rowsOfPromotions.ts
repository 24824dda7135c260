import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Tables } from '../db/Tables.ts'
import type { Context } from '../gateway/Context.ts'

type Application = Selectable<Tables['promotion_applications']>

/** A promotion, and the caller's progress in it. */
export interface PromotionRow extends Selectable<Tables['promotions']> {
  application_id: number | null
  application_status: Application['status'] | null
  /** Cents wagered since joining. */
  wagered: number
}

const DAY = 86_400_000
/** How long an ended promotion stays in the list: for a member who reached its goal, until the reward is claimed. */
const SHOWN_AFTER_END = 14 * DAY

/** The merchant's promotions in its order, all of them or those of a category or id; without applications for a guest. */
export async function rowsOfPromotions(
  context: Context,
  { id, category }: { id?: number; category?: string } = {},
): Promise<PromotionRow[]> {
  const { db, merchant, member, now } = context
  const { rows } = await sql<PromotionRow>`
    select p.*, a.id as application_id, a.status as application_status, coalesce(w.wagered, 0)::bigint as wagered
    from promotions p
    left join lateral (
      select id, status, created_at from promotion_applications
      where promotion_id = p.id and member_id = ${member?.id ?? 0} order by id desc limit 1
    ) a on true
    left join lateral (
      select sum(valid_stake) as wagered from game_records r
      where a.status = 'joined' and r.member_id = ${member?.id ?? 0} and r.status = 'settled'
        and r.bet_at >= a.created_at and (p.ends_at is null or r.bet_at < p.ends_at) and (p.game_type is null or r.game_type = p.game_type)
    ) w on true
    where p.merchant = ${merchant.brand}
      and (p.ends_at is null or p.ends_at > ${now() - SHOWN_AFTER_END}::bigint or (a.status = 'joined' and w.wagered >= p.target))
      and (${id === undefined} or p.id = ${id ?? 0}::bigint)
      and (${category === undefined} or ${category ?? ''} = any(p.categories))
    order by p.position, p.id`.execute(db)
  return rows
}
