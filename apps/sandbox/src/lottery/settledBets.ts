import { minor, type OutputOf } from '@platform/sdk'
import type { getSettledBets } from '@platform/sdk/lottery'
import { memberOf, type Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'
import { invalid } from '../base/Refusal.ts'

const AT_ONCE = 50

/** What was settled after a cursor; without one, since this sign-in: a player who bets at once sees the first draw too. */
export async function settledBets(cursor: string | undefined, context: Context): Promise<OutputOf<typeof getSettledBets>> {
  await context.services.draws.keepUp()
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw invalid('cursor')
  const orders = ownOrders(context, memberOf(context).id)
  const after = cursor ?? String((await beforeSignIn(orders, context)) ?? 0)
  const rows = await orders
    .innerJoin('lottery_draws as d', 'd.id', 'o.draw_id')
    .innerJoin('lotteries as l', 'l.code', 'd.lottery')
    .innerJoin('games as g', 'g.node_id', 'l.node_id')
    .select(['o.order_no', 'o.stake', 'o.prize', 'o.settled_at', 'o.settled_no', 'd.lottery', 'd.numero', 'g.name_pt', 'g.name_en'])
    .where('o.settled_no', '>', Number(after))
    .orderBy('o.settled_no')
    .limit(AT_ONCE)
    .execute()
  const content = rows.map((row) => ({
    orderNo: row.order_no,
    gameCode: row.lottery,
    gameName: inLanguage(row, 'name', context.language),
    numero: row.numero,
    stake: minor(row.stake),
    prize: minor(row.prize),
    settledTime: row.settled_at ?? 0,
  }))
  return { content, cursor: String(rows.at(-1)?.settled_no ?? after) }
}

type Own = ReturnType<typeof ownOrders>
const ownOrders = ({ db }: Context, member: number) => db.selectFrom('lottery_orders as o').where('o.member_id', '=', member)

/** The last order that was settled when this session began; a betting page has a session of its own and begins now. */
async function beforeSignIn(own: Own, { db, session, now }: Context): Promise<number | string | bigint | null | undefined> {
  const signedIn = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('token_hash', '=', session ?? '')
    .executeTakeFirst()
  const last = await own
    .select(({ fn }) => fn.max('o.settled_no').as('no'))
    .where('o.settled_at', '<', signedIn?.created_at ?? now() + 1)
    .executeTakeFirst()
  return last?.no
}
