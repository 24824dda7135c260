import { minor } from '@platform/sdk'
import type { RainSession } from '@platform/sdk/rewards'
import { sql, type Selectable } from 'kysely'
import type { RewardTables } from '../../db/RewardTables.ts'
import { memberOf, type Context } from '../../gateway/Context.ts'
import { inLanguage } from '../../gateway/languages.ts'
import { maskAccount } from '../ranking/maskAccount.ts'
import { GRACE_MS } from './drawRains.ts'

export type Rain = Selectable<RewardTables['rain_sessions']>
const WINNERS = 5

/** Rains as the caller sees them: with the caller's ticket, the number of tickets, and some winners. Two queries, however many rains. */
export async function rainSessions(rains: readonly Rain[], context: Context): Promise<RainSession[]> {
  if (rains.length === 0) return []
  const ids = rains.map(({ id }) => id)
  const [tickets, winners] = [await ticketsOf(ids, context), await winnersOf(ids, context)]
  const at = context.now()
  return rains.map((rain) => {
    const { id, opens_at, closes_at, pool, packets, smallest, largest, bands, hash, multiple, drawn_at } = rain
    const { count, ticket, amount } = tickets.get(id) ?? { count: 0, ticket: null, amount: null }
    return {
      id,
      title: inLanguage<'title'>(rain, 'title', context.language),
      state: drawn_at !== null ? 'drawn' : at >= closes_at ? 'closed' : at >= opens_at ? 'open' : 'upcoming',
      openTime: opens_at,
      closeTime: closes_at,
      drawTime: closes_at + GRACE_MS,
      pool: minor(pool),
      packets,
      smallest: minor(smallest),
      largest: minor(largest),
      mean: minor(Math.floor(pool / packets)),
      bands: bands.map(({ from, to, packets: within }) => ({ from: minor(from), to: minor(to), packets: within })),
      hash,
      multiple,
      tickets: count,
      ticket: ticket ?? '',
      amount: drawn_at !== null && ticket !== null ? minor(amount ?? 0) : undefined,
      winners: winners
        .filter((winner) => winner.id === id)
        .map((winner) => ({ name: maskAccount(winner.account), amount: minor(winner.amount) })),
    }
  })
}

/** How many tickets each rain has, and the caller's own. */
async function ticketsOf(ids: readonly string[], context: Context) {
  const ofCaller = sql`filter (where member_id = ${memberOf(context).id})`
  const { rows } = await sql<{ id: string; count: number; ticket: string | null; amount: number | null }>`
    select session_id as id, count(*)::int as count, max(ticket) ${ofCaller} as ticket, (max(amount) ${ofCaller})::bigint as amount
    from rain_tickets where session_id = any (${ids}) group by session_id`.execute(context.db)
  return new Map(rows.map((row) => [row.id, row]))
}

async function winnersOf(ids: readonly string[], { db }: Context) {
  const { rows } = await sql<{ id: string; account: string; amount: number }>`
    select id, account, amount from (
      select t.session_id as id, m.account, t.amount, row_number() over (partition by t.session_id order by t.amount desc, t.rank) as place
      from rain_tickets t join members m on m.id = t.member_id where t.session_id = any (${ids}) and t.amount > 0
    ) ranked where place <= ${WINNERS} order by id, place`.execute(db)
  return rows
}
