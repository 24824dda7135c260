import type { OutputOf } from '@platform/sdk'
import type { DownlineRebate, getDownlineRebates } from '@platform/sdk/agents'
import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase.ts'
import { memberOf, type Context } from '../../gateway/Context.ts'
import { startOfDay } from '../../gateway/days.ts'
import { Refusal } from '../../base/Refusal.ts'
import { offeredProducts } from '../../catalogue/exports.ts'
import { agentRates } from '../accounts/agentRates.ts'
import { userNameFor } from '../../base/maskUser.ts'
import { teamMember, type TeamMember } from '../teamMember.ts'

/** A change takes effect on the next day: each day has one rate, and is settled after every member could see it. */
export const effectiveFrom = (now: number): number => startOfDay(now) + 86_400_000

/** A direct member of the caller. Throws `notFound` for a member outside the team, `rebate.direct` for any other member of it. */
export async function directMember(context: Context, memberId: string): Promise<TeamMember> {
  const member = await teamMember(context, memberId)
  if (member.depth !== 1) throw new Refusal('rebate.direct', 400)
  return member
}

/** A direct member's rates and their permitted values. */
export async function downlineRebates(context: Context, memberId: string): Promise<OutputOf<typeof getDownlineRebates>> {
  const { id, account, type } = await directMember(context, memberId)
  const offeredTypes = await offeredProducts(context)
  const products = await ratesOfMember(context.db, { agentId: memberOf(context).id, memberId: id, now: context.now() })
  return {
    memberId: String(id),
    userName: userNameFor(account, 1),
    type,
    products: products.filter(({ gameType }) => offeredTypes.has(gameType)),
    effectiveAt: effectiveFrom(context.now()),
  }
}

/** A member's rate of every product, and the range in which its agent may change it. */
export async function ratesOfMember(
  db: Db,
  { agentId, memberId, now }: { agentId: number; memberId: number; now: number },
): Promise<DownlineRebate[]> {
  const ceilings = await agentRates(db, agentId, now)
  const { rows } = await sql<{
    game_type: string
    rate: number
    later: number
    at: number | null
    lowering: boolean
    below: number | null
  }>`
    select r.game_type, r.rate, r.later, u.lowering,
      (select effective_at from agent_rates a where a.member_id = m.id and a.game_type = r.game_type order by effective_at desc, id desc limit 1) as at,
      (select max(agent_rate_at(p.descendant_id, r.game_type, 9007199254740991)) from team_paths p where u.lowering and p.ancestor_id = m.id and p.depth = 1) as below
    from members m join merchants o on o.code = m.merchant join agent_rebate_rules u on u.merchant = o.brand
    cross join agent_rate(m.id, ${now}::bigint) r where m.id = ${memberId}`.execute(db)
  return ceilings.map(({ gameType, rate: mine, most, step, gap }) => {
    const { rate, later, at, lowering, below } = rows.find(({ game_type }) => game_type === gameType)!
    // Above the rates below by the same gap, if a member below has any.
    const lowest = below ? Math.ceil((below + gap) / step) * step : 0
    const least = lowering ? Math.min(lowest, rate) : rate
    return { gameType, rate, later, ...(at !== null && at > now && { laterAt: at }), mine, least, most, step, gap }
  })
}
