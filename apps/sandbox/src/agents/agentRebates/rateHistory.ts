import type { InputOf, OutputOf } from '@platform/sdk'
import type { getRebateHistory } from '@platform/sdk/agents'
import { memberOf, type Context } from '../../gateway/Context.ts'
import { listPage } from '../../gateway/listPage.ts'
import { userNameFor } from '../../base/maskUser.ts'
import { directMember } from './downlineRebates.ts'

/** Rates that the caller gave to direct members, and was given. */
export async function rateHistory(
  { memberId, pageNo }: InputOf<typeof getRebateHistory>,
  context: Context,
): Promise<OutputOf<typeof getRebateHistory>> {
  const { id } = memberOf(context)
  const member = memberId === undefined ? undefined : await directMember(context, memberId)
  const page = listPage(pageNo)
  const query = context.db
    .selectFrom('agent_rates as r')
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .where((is) =>
      member
        ? is.and([is('r.agent_id', '=', id), is('r.member_id', '=', member.id)])
        : is.or([is('r.agent_id', '=', id), is.and([is('r.member_id', '=', id), is('r.agent_id', 'is not', null)])]),
    ) // prettier-ignore
    .whereRef('r.rate', '<>', 'r.before')
  const { count } = await query.select((is) => is.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await query.selectAll('r').select('m.account').orderBy('r.id', 'desc').$call(page.rows).execute()
  return {
    content: rows.map((row) => ({
      id: String(row.id),
      time: row.made_at ?? row.effective_at,
      memberId: String(row.member_id),
      userName: row.member_id === id ? '' : userNameFor(row.account, 1),
      mine: row.member_id === id,
      gameType: row.game_type,
      before: row.before ?? 0,
      rate: row.rate,
      effectiveAt: row.effective_at,
    })),
    ...page.of(Number(count)),
  }
}
