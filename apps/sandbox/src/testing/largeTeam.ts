import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

const DAY = 86_400_000
/** Direct members of each member; the last ones have none. */
const WIDTH = 8

/** A team of `members` below a member, with `bets` bets over 90 days: inserted in sets, with the rows that triggers would write. */
export async function largeTeam(
  db: Db,
  root: number,
  { members, bets, now }: { members: number; bets: number; now: number },
): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    for (const statement of statements(root, { members, bets, from: now - 90 * DAY, span: 90 * DAY })) await statement.execute(one)
    await sql`set session_replication_role = default`.execute(one)
    await sql`vacuum analyze`.execute(one)
  })
}

const statements = (root: number, { members, bets, from, span }: { members: number; bets: number; from: number; span: number }) => [
  // Member n is below member (n - 1) / WIDTH; 0 is the root.
  sql`create temp table ids as select n, case n when 0 then ${root}::bigint else nextval(pg_get_serial_sequence('members', 'id')) end as id
    from generate_series(0, ${members}::int) n`,
  sql`create unique index on ids (n)`,
  sql`create temp table line as with recursive lines as (
      select ids.n, ids.id, m.line from ids join members m on m.id = ids.id where n = 0
      union all select ids.n, ids.id, team_line(up.line, ids.id) from lines up
        join lateral (select * from ids where ids.n between up.n * ${WIDTH} + 1 and up.n * ${WIDTH} + ${WIDTH}) ids on true
    ) select * from lines`,
  sql`create unique index on line (n)`,
  sql`create unique index on line (id)`,
  sql`insert into members (id, merchant, username, account, password_hash, type, upline_id, line, registered_at, last_login_at) overriding system value
    select l.id, 'ipanema', 'rede' || l.n, 'rede' || l.n, '', case when l.n * ${WIDTH} < ${members} then 1 else 0 end, up.id, l.line,
      ${from}::bigint + (l.n::bigint * 7919 * 1000) % ${span}::bigint, ${from}::bigint + ${span}::bigint - (l.n::bigint * 104729 * 1000) % ${span}::bigint
    from line l join line up on up.n = (l.n - 1) / ${WIDTH} where l.n > 0 order by l.n`,
  sql`insert into ledger_accounts (merchant, kind, member_id, line, credits_posted) select 'ipanema', 'cash', id, line, 1000 + n % 9000 from line where n > 0`,
  sql`with recursive paths as (
      select id as ancestor_id, id as descendant_id, 0 as depth, n from line where n > 0
      union all select up.id, p.descendant_id, p.depth + 1, up.n from paths p join line up on up.n = (p.n - 1) / ${WIDTH} where p.n > 0
    ) insert into team_paths select ancestor_id, descendant_id, depth from paths`,
  // Each player makes ten bets on one game; some play often, most rarely.
  sql`insert into game_records (member_id, merchant, node_id, vendor, game_type, round_id, stake, valid_stake, payout, status, bet_at, settled_at)
    select l.id, 'ipanema', g.node_id, g.vendor, g.game_type, 'bench' || b, 100 + b % 900, 100 + b % 900, case when b % 3 = 0 then 250 else 0 end, 'settled',
      ${from}::bigint + b * (${span}::bigint / ${bets}::bigint), ${from}::bigint + b * (${span}::bigint / ${bets}::bigint) + 4000
    from generate_series(1, ${bets}::bigint) b
    join line l on l.n = 1 + floor(power(abs(hashint8(b / 10) % 100000) / 100000.0, 2) * (${members} - 1))::int
    join (select *, row_number() over (order by node_id) - 1 as place from (select * from games order by node_id limit 64) g) g on g.place = b / 10 % 64
    order by b`,
  sql`insert into bet_results (record_id, member_id, game_type, void, stake, valid_stake, payout, at)
    select id, member_id, game_type, false, stake, valid_stake, payout, settled_at from game_records where round_id like 'bench%' order by id`,
  sql`insert into play_days (member_id, line, day, game_type, bets, stake, valid_stake, payout)
    select member_id, line, platform_day(settled_at), game_type, count(*), sum(stake), sum(valid_stake), sum(payout) from game_records
    join line on line.id = member_id where round_id like 'bench%' group by 1, 2, 3, 4 order by 3, 1`,
  // A bettor logs in, and deposits every third time.
  sql`insert into member_days (member_id, line, day, sign_ins, deposit, fee) select member_id, line, day, 1, case when member_id % 3 = 0 then 5000 else 0 end, 0
    from play_days group by 1, 2, 3 on conflict do nothing`,
  sql`insert into member_days (member_id, line, day, registered) select id, line, platform_day(registered_at), 1 from members where username like 'rede%'
    on conflict (day, member_id) do update set registered = 1`,
]
