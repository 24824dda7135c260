import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getTeamMembers, TeamActivity } from '@platform/sdk/agents'
import { sql, type RawBuilder } from 'kysely'
import { onlineFrom } from '../account/sessions.ts'
import type { Context } from '../gateway/Context.ts'
import { listPage } from '../gateway/listPage.ts'
import { userNameFor } from './maskUser.ts'
import { namedAs } from './namedAs.ts'
import { pathTo } from './pathTo.ts'
import { sumsOf, type Sums as TeamSums } from './sums.ts'
import { inScope, teamDays } from './teamDays.ts'
import { teamMember, type TeamMember } from './teamMember.ts'

type Filter = InputOf<typeof getTeamMembers>
const WEEK = 7 * 86_400_000
const TEN = 1000
const THOUSAND = 100_000

const sums = ['deposit', 'withdrawal', 'rebate', 'reward', 'fee', 'stake', 'valid_stake', 'payout', 'profit', 'balance'] as const
type Sums = TeamSums & { balance: number }
type Row = Sums & { id: number; account: string; type: number; depth: number; registered_at: number; last_login_at: number | null; disabled: boolean; online: boolean; below: number } // prettier-ignore

/** One page of a team's members with what each did on the days, and the sums of all of them. */
export async function pageOfMembers(filter: Filter, context: Context): Promise<OutputOf<typeof getTeamMembers>> {
  const { db } = context
  const now = context.now()
  const of = await teamMember(context, filter.memberId)
  const members = membersOf(of, filter, now)
  const page = listPage(filter.pageNo)
  const totals = sql.join(sums.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`))
  const { rows: all } = await sql<Sums & { count: number }>`select count(*)::int as count, ${totals} from (${members}) m`.execute(db)
  const { count, ...footer } = all[0]!
  const { rows } = await sql<Row>`
    select m.*, (select count(*)::int - 1 from team_paths below where below.ancestor_id = m.id) as below
    from (${members} order by ${orders[filter.order ?? 'newest']}, id desc limit ${page.size} offset ${page.offset}) m`.execute(db)
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
    ...amountsOf(row),
  }))
  return { content, ...page.of(count), path: await pathTo(context, of.id), footer: { count, ...amountsOf(footer) }, updateTime: now }
}

const amountsOf = (row: Sums) => ({ balance: minor(row.balance), ...sumsOf(row) })

/** The members that the filter leaves, one row each. */
function membersOf(of: TeamMember, { scope, userName, kind, activity, ...range }: Filter, now: number) {
  const { days } = teamDays(range)
  const within = sql`day between ${days.from} and ${days.to} and member_id in (select descendant_id from team_paths p where p.ancestor_id = ${of.id} and ${inScope(scope)})` // prettier-ignore
  const kinds = { agent: sql`m.type not in (0, 4, 40)`, player: sql`m.type in (0, 4, 40)` }
  return sql`
    select * from (
      select m.id, m.account, m.type, p.depth, m.registered_at, m.last_login_at, m.disabled,
        exists (select 1 from sessions s where s.member_id = m.id and s.ended_at is null and s.expires_at >= ${onlineFrom(now)}::bigint) as online,
        coalesce((select sum(a.balance) from ledger_accounts a where a.member_id = m.id and a.kind in ('cash', 'bonus')), 0)::bigint as balance,
        coalesce(d.registered, 0) as registered, coalesce(d.sign_ins, 0) as sign_ins, coalesce(d.first_deposit, 0) as first_deposit,
        coalesce(d.deposit, 0)::bigint as deposit, coalesce(d.withdrawal, 0)::bigint as withdrawal, coalesce(d.rebate, 0)::bigint as rebate,
        coalesce(d.reward, 0)::bigint as reward, coalesce(d.fee, 0)::bigint as fee, coalesce(b.bets, 0) as bets, coalesce(b.stake, 0)::bigint as stake,
        coalesce(b.valid_stake, 0)::bigint as valid_stake, coalesce(b.payout, 0)::bigint as payout,
        (coalesce(b.payout, 0) - coalesce(b.stake, 0) + coalesce(d.rebate, 0) + coalesce(d.reward, 0) - coalesce(d.fee, 0))::bigint as profit
      from team_paths p join members m on m.id = p.descendant_id
      left join (select member_id, sum(registered) as registered, sum(sign_ins) as sign_ins, sum(first_deposit) as first_deposit,
        sum(deposit) as deposit, sum(withdrawal) as withdrawal, sum(rebate) as rebate, sum(reward) as reward, sum(fee) as fee
        from member_days where ${within} group by 1) d on d.member_id = m.id
      left join (select member_id, sum(bets) as bets, sum(stake) as stake, sum(valid_stake) as valid_stake, sum(payout) as payout
        from play_days where ${within} group by 1) b on b.member_id = m.id
      where p.ancestor_id = ${of.id} and ${inScope(scope)} and ${namedAs(userName, of.depth)} and ${kind ? kinds[kind] : sql`true`}
    ) members where ${activity ? activities(now)[activity] : sql`true`}`
}

/** Which members an activity leaves. */
const activities = (now: number): Record<TeamActivity, RawBuilder<boolean>> => ({
  registered: sql`registered > 0`,
  loggedIn: sql`sign_ins > 0`,
  firstDeposit: sql`first_deposit > 0`,
  bet: sql`bets > 0`,
  deposited: sql`deposit <> 0`,
  withdrew: sql`withdrawal <> 0`,
  rebated: sql`rebate <> 0`,
  rewarded: sql`reward <> 0`,
  charged: sql`fee <> 0`,
  // Bets that became void are taken off: stakes below zero are figures too.
  played: sql`(stake <> 0 or valid_stake <> 0 or payout <> 0 or rebate <> 0 or reward <> 0 or fee <> 0)`,
  online: sql`online`,
  idle: sql`coalesce(last_login_at, 0) < ${now - WEEK}::bigint`,
  balance10: sql`balance >= ${TEN}`,
  balanceBelow10: sql`balance < ${TEN}`,
  staked1000: sql`stake > ${THOUSAND}`,
})

const orders = {
  newest: sql`registered_at desc`,
  balance: sql`balance desc`,
  lastLogin: sql`last_login_at desc nulls last`,
  stake: sql`stake desc`,
}
