import { memberOf, type Context } from '../gateway/Context.ts'
import { userNameFor } from '../base/maskUser.ts'

/** The path from the caller down to a member of the caller's team, both included. */
export async function pathTo(context: Context, memberId: number) {
  const rows = await context.db
    .selectFrom('team_paths as above')
    .innerJoin('team_paths as mine', 'mine.descendant_id', 'above.ancestor_id')
    .innerJoin('members as m', 'm.id', 'above.ancestor_id')
    .select(['m.id', 'm.account', 'mine.depth'])
    .where('above.descendant_id', '=', memberId)
    .where('mine.ancestor_id', '=', memberOf(context).id)
    .orderBy('mine.depth')
    .execute()
  return rows.map(({ id, account, depth }) => ({ memberId: String(id), userName: userNameFor(account, depth) }))
}
