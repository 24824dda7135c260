import type { InputOf, OutputOf } from '@platform/sdk'
import type { getDownline, getDownlines } from '@platform/sdk/agents'
import { sql } from 'kysely'
import type { Context } from '../gateway/Context.ts'
import { listPage } from '../gateway/listPage.ts'
import { maskEmail, maskMobile } from '../base/mask.ts'
import { userNameFor } from '../base/maskUser.ts'
import { pathTo } from './pathTo.ts'
import { teamMember } from './teamMember.ts'

const membersBelow = (depth: 'one' | 'all') =>
  sql<number>`(select count(*)::int from team_paths below where below.ancestor_id = m.id and ${depth === 'one' ? sql`below.depth = 1` : sql`below.depth > 0`})` // prettier-ignore

/** By an operator. That a member closed the account is not shown to the agents above. */
const isDisabled = sql<boolean>`(m.disabled and m.closed_at is null)`

/** One member of the caller's team. */
export async function downlineOf({ memberId }: InputOf<typeof getDownline>, context: Context): Promise<OutputOf<typeof getDownline>> {
  const { id, account, type, depth } = await teamMember(context, memberId)
  const row = await context.db
    .selectFrom('members as m')
    .select(['m.registered_at', 'm.last_login_at', 'm.mobile', 'm.email'])
    .select([membersBelow('one').as('direct'), membersBelow('all').as('all'), isDisabled.as('disabled')])
    .where('m.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    memberId: String(id),
    userName: userNameFor(account, depth),
    type,
    regDate: row.registered_at,
    lastLoginTime: row.last_login_at ?? undefined,
    disabled: row.disabled,
    mobileNum: maskMobile(row.mobile ?? ''),
    email: maskEmail(row.email ?? ''),
    directMemberCount: row.direct,
    teamMemberCount: row.all,
    path: await pathTo(context, id),
  }
}

/** The direct members of a member of the caller's team. */
export async function downlinesOf(
  { memberId, pageNo }: InputOf<typeof getDownlines>,
  context: Context,
): Promise<OutputOf<typeof getDownlines>> {
  // prettier-ignore
  const { id, depth } = await teamMember(context, memberId)
  const page = listPage(pageNo)
  const direct = context.db
    .selectFrom('team_paths as p')
    .innerJoin('members as m', 'm.id', 'p.descendant_id')
    .where('p.ancestor_id', '=', id)
    .where('p.depth', '=', 1)
  const { count } = await direct.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  const rows = await direct
    .select(['m.id', 'm.account', 'm.type', 'm.registered_at', membersBelow('all').as('below')])
    .orderBy('m.registered_at', 'desc')
    .orderBy('m.id', 'desc')
    .$call(page.rows)
    .execute()
  const content = rows.map((row) => ({
    memberId: String(row.id),
    userName: userNameFor(row.account, depth + 1),
    type: row.type,
    regDate: row.registered_at,
    teamMemberCount: row.below,
  }))
  return { content, ...page.of(count) }
}
