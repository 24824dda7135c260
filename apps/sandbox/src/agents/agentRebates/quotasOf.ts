import type { AgentRate, RebateQuota } from '@platform/sdk/agents'
import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase.ts'

/** How many direct members of an agent have a rate of each limited level, agreed changes included; `except` is not counted. */
export async function quotasOf(db: Db, agentId: number, except = 0): Promise<RebateQuota[]> {
  const { rows } = await sql<RebateQuota>`
    with levels as (
      select q.game_type, q.rate, q.most, lead(q.rate, 1, 10001) over (partition by q.game_type order by q.rate) as next
      from members m join merchants o on o.code = m.merchant join agent_rebate_quotas q on q.merchant = o.brand where m.id = ${agentId}
    ), given as (
      select distinct on (r.member_id, r.game_type) r.game_type, r.rate
      from team_paths p join members m on m.id = p.descendant_id and m.closed_at is null and m.id <> ${except} join agent_rates r on r.member_id = m.id
      where p.ancestor_id = ${agentId} and p.depth = 1 order by r.member_id, r.game_type, r.effective_at desc, r.id desc
    )
    select l.game_type as "gameType", l.rate, l.most,
      (select count(*)::int from given g where g.game_type = l.game_type and g.rate >= l.rate and g.rate < l.next) as used
    from levels l order by l.game_type, l.rate desc`.execute(db)
  return rows
}

/** The level of a rate whose quota is full. */
export function isFull(quotas: readonly RebateQuota[], { gameType, rate }: AgentRate): RebateQuota | undefined {
  // The highest of each product is first.
  const level = quotas.find((quota) => quota.gameType === gameType && quota.rate <= rate)
  return level && level.used >= level.most ? level : undefined
}
