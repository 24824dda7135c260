import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getTeamBetKpis, getTeamMemberKpis, getTeamMoneyKpis } from '@platform/sdk/agents'
import { sql, type RawBuilder } from 'kysely'
import { onlineFrom } from '../account/sessions.ts'
import type { Context } from '../gateway/Context.ts'
import { inScope, teamDays, type TeamDays } from './teamDays.ts'
import { teamMember } from './teamMember.ts'

type Filter = InputOf<typeof getTeamMemberKpis>

/** Whose figures, as the queries below want them, and both ranges of days. */
async function readFilter(filter: Filter, context: Context) {
  const { id } = await teamMember(context, filter.memberId)
  const team = sql`team_paths p where p.ancestor_id = ${id} and ${inScope(filter.scope)}`
  return { ...teamDays(filter), team, now: context.now() }
}

const rowOf = async <Row>({ db }: Context, query: RawBuilder<Row>) => (await query.execute(db)).rows[0]!
const amounts = <Name extends string>(row: Record<Name, number>) =>
  Object.fromEntries(Object.entries<number>(row).map(([name, cents]) => [name, minor(cents)])) as Record<Name, ReturnType<typeof minor>>

/** Part A: who registered, logged in, deposited first; who is there. */
export async function memberKpis(filter: Filter, context: Context): Promise<OutputOf<typeof getTeamMemberKpis>> {
  const { days, before, team, now } = await readFilter(filter, context)
  const counts = ({ from, to }: TeamDays) =>
    rowOf(
      context,
      sql<Record<'teamLoginMemberCount' | 'teamRegisterMemberCount' | 'teamFirstDepositMemberCount', number>>`
        select (count(distinct member_id) filter (where sign_ins > 0))::int as "teamLoginMemberCount",
          coalesce(sum(registered), 0)::int as "teamRegisterMemberCount", coalesce(sum(first_deposit), 0)::int as "teamFirstDepositMemberCount"
        from member_days d where day between ${from} and ${to} and member_id in (select descendant_id from ${team})`,
    )
  // Each by itself: what is asked of a hundred thousand members one by one takes longer than all of it together.
  const ofTeam = sql`in (select descendant_id from ${team})`
  const there = await rowOf(
    context,
    sql<Record<'teamOnlineCount' | 'teamMemberCount' | 'teamAgentCount' | 'balance', number>>`
      select (select count(*)::int from ${team}) as "teamMemberCount",
        (select count(*)::int from members m where m.type not in (0, 4, 40) and m.id ${ofTeam}) as "teamAgentCount",
        (select count(distinct s.member_id)::int from sessions s where s.ended_at is null and s.expires_at >= ${onlineFrom(now)}::bigint
          and s.member_id ${ofTeam}) as "teamOnlineCount",
        (select coalesce(sum(balance), 0)::bigint from ledger_accounts where kind in ('cash', 'bonus') and member_id ${ofTeam}) as balance`,
  )
  const { balance, ...members } = there
  const footer = { ...(await counts(days)), ...members, teamBalance: minor(balance) }
  return { footer, previous: await counts(before), updateTime: now }
}

/** Part B: the bets that were settled. */
export async function betKpis(filter: Filter, context: Context): Promise<OutputOf<typeof getTeamBetKpis>> {
  const { days, before, team, now } = await readFilter(filter, context)
  const bets = async ({ from, to }: TeamDays) => {
    const { members, ...sums } = await rowOf(
      context,
      sql<Record<'members' | 'betAmount' | 'validBetAmount' | 'winAmount', number>>`
        select (count(*) filter (where bets > 0))::int as members, coalesce(sum(stake), 0)::bigint as "betAmount",
          coalesce(sum(valid_stake), 0)::bigint as "validBetAmount", coalesce(sum(payout), 0)::bigint as "winAmount"
        from (select sum(bets) as bets, sum(stake) as stake, sum(valid_stake) as valid_stake, sum(payout) as payout from play_days
          where day between ${from} and ${to} and member_id in (select descendant_id from ${team}) group by member_id) per_member`,
    )
    return { teamBetMemberCount: members, ...amounts(sums) }
  }
  return { footer: await bets(days), previous: await bets(before), updateTime: now }
}

/** Part C: money in and out, and what the team won or lost. */
export async function moneyKpis(filter: Filter, context: Context): Promise<OutputOf<typeof getTeamMoneyKpis>> {
  const { days, before, team, now } = await readFilter(filter, context)
  const money = async ({ from, to }: TeamDays) => {
    const own = (table: string) =>
      sql`${sql.table(table)} where day between ${from} and ${to} and member_id in (select descendant_id from ${team})`
    const { won, ...sums } = await rowOf(
      context,
      sql<Record<'depositAmount' | 'withdrawAmount' | 'rebateAmount' | 'rewardAmount' | 'feeAmount' | 'won', number>>`
        select coalesce(sum(deposit), 0)::bigint as "depositAmount", coalesce(sum(withdrawal), 0)::bigint as "withdrawAmount",
          coalesce(sum(rebate), 0)::bigint as "rebateAmount", coalesce(sum(reward), 0)::bigint as "rewardAmount",
          coalesce(sum(fee), 0)::bigint as "feeAmount",
          (select coalesce(sum(payout - stake), 0)::bigint from ${own('play_days')}) as won
        from ${own('member_days')}`,
    )
    return amounts({ ...sums, profit: won + sums.rebateAmount + sums.rewardAmount - sums.feeAmount })
  }
  return { footer: await money(days), previous: await money(before), updateTime: now }
}
