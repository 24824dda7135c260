import type { InputOf, OutputOf } from '@platform/sdk'
import type { getLimitChanges } from '@platform/sdk/protection'
import type { Db } from '../db/openDatabase.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { listPage } from '../gateway/listPage.ts'
import { lapseRises } from './lapseRises.ts'

/** The history of the member's limits, newest first. */
export async function changesOf({ pageNo }: InputOf<typeof getLimitChanges>, context: Context): Promise<OutputOf<typeof getLimitChanges>> {
  const { db, now } = context
  const { id } = memberOf(context)
  await lapseRises(db, now(), id)
  const page = listPage(pageNo)
  const changes = db.selectFrom('limit_changes').where('member_id', '=', id)
  const { count } = await changes.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const content = await changes
    .select(['at', 'kind', 'period', 'before', 'after', 'change'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .$call(page.rows)
    .execute()
  return { content, ...page.of(Number(count)) }
}

/** The last changes of a member's limits, for an operator, with who made them. */
export const lastChanges = (db: Db, memberId: number) =>
  db
    .selectFrom('limit_changes')
    .select(['at', 'kind', 'period', 'before', 'after', 'change', 'actor'])
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
