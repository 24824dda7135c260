import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { gaugesQuery } from '../limits/playGauges.ts'

const idOf = async (db: Db, userName: string) =>
  (await db.selectFrom('members').select('id').where('account', '=', userName).executeTakeFirstOrThrow()).id

/** Inserts settled bets of a member since the first of the month, with their days, without the triggers that count them one by one. */
export async function betAllMonth(db: Db, userName: string, bets: number): Promise<void> {
  const id = await idOf(db, userName)
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    const now = Date.now()
    await sql`
      insert into game_records (member_id, merchant, node_id, vendor, game_type, round_id, stake, valid_stake, payout, status, bet_at, settled_at)
      select ${id}::bigint, 'ipanema', g.node_id, g.vendor, g.game_type, 'month:' || ${id}::text || ':' || n, 100, 100, 95, 'settled', t.at, t.at
      from (select * from games where game_type = 'RNG' limit 1) g, generate_series(1, ${bets}::integer) n,
        lateral (select ${now}::bigint - n * (86400000::bigint * ${new Date(now).getUTCDate()} / ${bets}) as at) t`.execute(trx)
    await sql`
      insert into limit_days (member_id, day, bets, stake, payout)
      select member_id, platform_day(bet_at), count(*), sum(stake), sum(payout) from game_records where member_id = ${id}::bigint group by 1, 2`.execute(
      trx,
    )
  })
  await sql`vacuum analyze game_records`.execute(db)
}

/** Sets a limit of each kind in each period, so high that none is reached. */
export async function limitAll(db: Db, userName: string): Promise<void> {
  await sql`
    insert into limits (member_id, kind, period, value, set_at)
    select ${await idOf(db, userName)}::bigint, kind, period, 100000000, 0
    from unnest(array['deposit', 'loss', 'stake', 'bets', 'time']) kind, unnest(array['day', 'week', 'month']) period`.execute(db)
}

/** Milliseconds that Postgres plans and runs the query of a stake that looks at the member's limits, so many times. */
export async function timesOfLimits(db: Db, userName: string, times: number): Promise<number[]> {
  const id = await idOf(db, userName)
  const all: number[] = []
  for (let round = 0; round < times; round++) {
    const { rows } = await sql<{ 'QUERY PLAN': [{ 'Planning Time': number; 'Execution Time': number }] }>`
      explain (analyze, format json) ${gaugesQuery(id, Date.now())}`.execute(db)
    const [plan] = rows[0]!['QUERY PLAN']
    all.push(plan['Planning Time'] + plan['Execution Time'])
  }
  return all
}
