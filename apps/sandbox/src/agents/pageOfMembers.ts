import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getTeamMembers, TeamActivity } from '@platform/sdk/agents'
import type { MarketProfile } from '@platform/sdk/markets'
import { sql, type RawBuilder } from 'kysely'
import { onlineFrom } from '../gateway/sessions.ts'
import type { Context } from '../gateway/Context.ts'
import { listPage } from '../gateway/listPage.ts'
import { userNameFor } from '../base/maskUser.ts'
import { namedAs } from './namedAs.ts'
import { pathTo } from './pathTo.ts'
import { daysOfMembers, profit, sumsOf, totals, type Sums } from './sums.ts'
import { ofScope } from './ofScope.ts'
import { ownMoney } from './ownMoney.ts'
import { inScope, teamDays, within, type TeamDays } from './teamDays.ts'
import { teamMember, type TeamMember } from './teamMember.ts'

type Filter = InputOf<typeof getTeamMembers>
const WEEK = 7 * 86_400_000
const TEN = 1000
const THOUSAND = 100_000

type Row = Sums & { id: number; account: string; type: number; depth: number; registered_at: number; last_login_at: number | null; disabled: boolean; online: boolean; below: number; balance: number } // prettier-ignore

/** One page of a team's members with what each did on the days, and the sums of all of them. */
export async function pageOfMembers(filter: Filter, context: Context): Promise<OutputOf<typeof getTeamMembers>> {
  const { db, merchant } = context
  const { market } = merchant
  const now = context.now()
  const of = await teamMember(context, filter.memberId)
  const { days } = teamDays(filter)
  const members = (joins = sql``) => membersMatching(of, filter, { market, now }, joins)
  const order = orders(days, ofScope(of, filter.scope))[filter.order ?? 'newest']
  const page = listPage(filter.pageNo)
  // Without a filter, the sums of a scope need neither the members' own rows nor a list of their ids.
  const isFiltered = [filter.userName, filter.kind, filter.activity].some(Boolean)
  const whose = isFiltered ? sql`member_id in (select id from chosen)` : ofScope(of, filter.scope)
  const { rows: all } = await sql<Sums & { count: number; balance: number }>`
    ${isFiltered ? sql`with chosen as materialized (select id from (${members()}) m)` : sql``}
    select *, ${profit} as profit, (select count(*)::int from ${isFiltered ? sql`chosen` : lineOf(of, filter.scope)}) as count,
      (select coalesce(sum(balance), 0)::bigint from ledger_accounts where ${ownMoney} and ${whose}) as balance
    from (select ${totals} from (${daysOfMembers(days, undefined)}) d where ${whose}) sums`.execute(db)
  const { count, balance, ...sums } = all[0]!
  // First the members of the page, then their figures: computed for twenty rows, not for a hundred thousand.
  const { rows } = await sql<Row>`
    with page as materialized (
      select m.id, row_number() over () as place from (${members(order.joins)} order by ${order.by} desc, m.id desc limit ${page.size} offset ${page.offset}) m
    )
    select s.*, ${profit} as profit, m.id, m.account, m.type, p.depth, m.registered_at, m.last_login_at, m.disabled and m.closed_at is null as disabled, ${isOnline(now, market)} as online,
      ${balanceOf} as balance, (select count(*)::int - 1 from team_paths below where below.ancestor_id = m.id) as below
    from page join members m using (id) join team_paths p on p.ancestor_id = ${of.id} and p.descendant_id = m.id
    cross join lateral (select ${totals} from (${daysOfMembers(days, undefined)}) d where d.member_id = m.id) s order by page.place`.execute(
    db,
  )
  const content = rows.map((row) => ({
    memberId: String(row.id),
    userName: userNameFor(row.account, of.depth + row.depth),
    type: row.type,
    depth: row.depth,
    regDate: row.registered_at,
    lastLoginTime: row.last_login_at ?? undefined,
    online: row.online,
    disabled: row.disabled,
    teamMemberCount: row.below,
    balance: minor(row.balance),
    ...sumsOf(row),
  }))
  return {
    content,
    ...page.of(count),
    path: await pathTo(context, of.id),
    footer: { count, balance: minor(balance), ...sumsOf(sums) },
    updateTime: now,
  }
}

const isOnline = (now: number, market: MarketProfile) => sql<boolean>`exists (select 1 from sessions s where s.member_id = m.id and s.ended_at is null and s.expires_at >= ${onlineFrom(now, market)}::bigint)` // prettier-ignore
const balanceOf = sql<number>`coalesce((select sum(a.balance) from ledger_accounts a where a.member_id = m.id and ${ownMoney}), 0)::bigint` // prettier-ignore

/** All members of a scope. */
const lineOf = ({ id }: TeamMember, scope: Filter['scope']) => sql`team_paths p where p.ancestor_id = ${id} and ${inScope(scope)}`

/** The members that match the filter; `joins` add the columns that they are ordered by. */
function membersMatching(
  of: TeamMember,
  { scope = 'team', userName, kind, activity, ...range }: Filter,
  { market, now }: { market: MarketProfile; now: number },
  joins: RawBuilder<unknown>,
) {
  const { days } = teamDays(range)
  const kinds = { agent: sql`m.type not in (0, 4, 40)`, player: sql`m.type in (0, 4, 40)` }
  const members = sql`select * from ${lineOf(of, scope)}`
  // Direct members are looked up first: scanning all members by age may take long to find the newest of a few.
  const line = scope === 'team' ? members : sql`${members} offset 0`
  return sql`
    select m.* from (${line}) p join members m on m.id = p.descendant_id ${joins}
    where ${namedAs(userName, of.depth)} and ${kind ? kinds[kind] : sql`true`} and ${activity ? activities(days, { market, now }, ofScope(of, scope))[activity] : sql`true`}`
}

/** Members of a scope that match an activity: rows of other members and merchants are not even read. */
function activities(
  days: TeamDays,
  { market, now }: { market: MarketProfile; now: number },
  whose: RawBuilder<boolean>,
): Record<TeamActivity, RawBuilder<boolean>> {
  const range = within(days)
  const did = (having: RawBuilder<unknown>) => sql<boolean>`m.id in (select member_id from member_days where ${range} and ${whose} group by member_id having ${having})` // prettier-ignore
  const bet = (having: RawBuilder<unknown>) => sql<boolean>`m.id in (select member_id from play_days where ${range} and ${whose} group by member_id having ${having})` // prettier-ignore
  return {
    registered: did(sql`sum(registered) > 0`),
    loggedIn: did(sql`sum(sign_ins) > 0`),
    firstDeposit: did(sql`sum(first_deposit) > 0`),
    bet: bet(sql`sum(bets) > 0`),
    deposited: did(sql`sum(deposit) <> 0`),
    withdrew: did(sql`sum(withdrawal) <> 0`),
    rebated: did(sql`sum(rebate) <> 0`),
    rewarded: did(sql`sum(reward) <> 0`),
    charged: did(sql`sum(fee) <> 0`),
    // Bets that became void are subtracted: stakes below zero are figures too.
    played: sql`(${bet(sql`(sum(stake), sum(valid_stake), sum(payout)) <> (0, 0, 0)`)} or ${did(sql`(sum(rebate), sum(reward), sum(fee)) <> (0, 0, 0)`)})`,
    online: isOnline(now, market),
    idle: sql`coalesce(m.last_login_at, 0) < ${now - WEEK}::bigint`,
    balance10: sql`m.id in (${holdersOf(whose, TEN)})`,
    balanceBelow10: sql`m.id not in (${holdersOf(whose, TEN)})`,
    staked1000: bet(sql`sum(stake) > ${THOUSAND}`),
  }
}

/** Members of a scope with at least this many cents: one query per member takes seconds for a large team. */
const holdersOf = (whose: RawBuilder<boolean>, least: number) => sql`
  select member_id from ledger_accounts where ${ownMoney} and ${whose} group by member_id having sum(balance) >= ${least}`

/** Sort keys of a list, highest first. Sums of a complete scope are computed in one query: per member a large team takes seconds. */
function orders(days: TeamDays, whose: RawBuilder<boolean>) {
  const sumOf = (rows: RawBuilder<unknown>) => ({ joins: sql`left join (${rows} group by member_id) o on o.member_id = m.id`, by: sql`coalesce(o.amount, 0)` }) // prettier-ignore
  return {
    newest: { joins: sql``, by: sql`m.registered_at` },
    lastLogin: { joins: sql``, by: sql`coalesce(m.last_login_at, 0)` },
    balance: sumOf(sql`select member_id, sum(balance) as amount from ledger_accounts where ${ownMoney} and ${whose}`),
    stake: sumOf(sql`select member_id, sum(stake) as amount from play_days where ${within(days)} and ${whose}`),
  }
}
