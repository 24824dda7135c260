import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getTeamBetKpis, getTeamMemberKpis, getTeamMoneyKpis } from '@platform/sdk/agents'
import { sql, type RawBuilder } from 'kysely'
import { onlineFrom } from '../account/sessions.ts'
import type { Context } from '../gateway/Context.ts'
import { daysOfMembers, profit, sumsOf, totals, type Sums } from './sums.ts'
import { inScope, teamDays, type TeamDays } from './teamDays.ts'
import { teamMember } from './teamMember.ts'

type Filter = InputOf<typeof getTeamMemberKpis>

/** Whose figures, as the queries below want them, and both ranges of days. */
async function readFilter(filter: Filter, context: Context) {
  const { id } = await teamMember(context, filter.memberId)
  const team = sql`team_paths p where p.ancestor_id = ${id} and ${inScope(filter.scope)}`
  return { ...teamDays(filter), team, now: context.now() }
}

/** Sums of the days and of those before, in one look at both: `now` tells the rows of the query apart. */
async function bothPeriods<Row>({ db }: Context, query: RawBuilder<Row & { now: boolean }>, none: Row): Promise<{ now: Row; before: Row }> {
  const { rows } = await query.execute(db)
  const of = (now: boolean): Row => {
    const { now: _now, ...row } = rows.find((one) => one.now === now) ?? { ...none, now }
    return row as Row
  }
  return { now: of(true), before: of(false) }
}

const since = ({ days, before }: Record<'days' | 'before', TeamDays>) => ({
  isNow: sql`day >= ${days.from}`,
  span: { from: before.from, to: days.to },
})

/** Part A: who registered, logged in, deposited first; who is there. */
export async function memberKpis(filter: Filter, context: Context): Promise<OutputOf<typeof getTeamMemberKpis>> {
  const { team, now, ...ranges } = await readFilter(filter, context)
  const { isNow, span } = since(ranges)
  const counts = await bothPeriods(
    context,
    sql<typeof noCounts & { now: boolean }>`
      select ${isNow} as now, (count(distinct member_id) filter (where sign_ins > 0))::int as "teamLoginMemberCount",
        sum(registered)::int as "teamRegisterMemberCount", sum(first_deposit)::int as "teamFirstDepositMemberCount"
      from member_days where day between ${span.from} and ${span.to} and member_id in (select descendant_id from ${team}) group by 1`,
    noCounts,
  )
  // Each by itself: what is asked of a hundred thousand members one by one takes longer than all of it together.
  const ofTeam = sql`in (select descendant_id from ${team})`
  const { rows } = await sql<Record<'teamOnlineCount' | 'teamMemberCount' | 'teamAgentCount' | 'balance', number>>`
      select (select count(*)::int from ${team}) as "teamMemberCount",
        (select count(*)::int from members m where m.type not in (0, 4, 40) and m.id ${ofTeam}) as "teamAgentCount",
        (select count(distinct s.member_id)::int from sessions s where s.ended_at is null and s.expires_at >= ${onlineFrom(now)}::bigint
          and s.member_id ${ofTeam}) as "teamOnlineCount",
        (select coalesce(sum(balance), 0)::bigint from ledger_accounts where kind in ('cash', 'bonus') and member_id ${ofTeam}) as balance`.execute(
    context.db,
  )
  const { balance, ...members } = rows[0]!
  return { footer: { ...counts.now, ...members, teamBalance: minor(balance) }, previous: counts.before, updateTime: now }
}

const noCounts = { teamLoginMemberCount: 0, teamRegisterMemberCount: 0, teamFirstDepositMemberCount: 0 }

/** Part B: the bets that were settled. */
export async function betKpis(filter: Filter, context: Context): Promise<OutputOf<typeof getTeamBetKpis>> {
  const { team, now, ...ranges } = await readFilter(filter, context)
  const { isNow, span } = since(ranges)
  const bets = await bothPeriods(
    context,
    sql<typeof noBets & { now: boolean }>`
      select now, (count(*) filter (where bets > 0))::int as members, sum(stake)::bigint as stake, sum(valid_stake)::bigint as valid_stake,
        sum(payout)::bigint as payout
      from (select ${isNow} as now, sum(bets) as bets, sum(stake) as stake, sum(valid_stake) as valid_stake, sum(payout) as payout from play_days
        where day between ${span.from} and ${span.to} and member_id in (select descendant_id from ${team}) group by 1, member_id) per_member
      group by 1`,
    noBets,
  )
  const wire = ({ members, stake, valid_stake, payout }: typeof noBets) => ({
    teamBetMemberCount: members,
    betAmount: minor(stake),
    validBetAmount: minor(valid_stake),
    winAmount: minor(payout),
  })
  return { footer: wire(bets.now), previous: wire(bets.before), updateTime: now }
}

const noBets = { members: 0, stake: 0, valid_stake: 0, payout: 0 }

/** Part C: money in and out, and what the team won or lost. */
export async function moneyKpis(filter: Filter, context: Context): Promise<OutputOf<typeof getTeamMoneyKpis>> {
  const { team, now, ...ranges } = await readFilter(filter, context)
  const { isNow, span } = since(ranges)
  const money = await bothPeriods(
    context,
    sql<Sums & { now: boolean }>`
      select *, ${profit} as profit from (select ${isNow} as now, ${totals} from (${daysOfMembers(span, undefined)}) d
        where member_id in (select descendant_id from ${team}) group by 1) s`,
    noSums,
  )
  const wire = (row: Sums) => {
    const { depositAmount, withdrawAmount, rebateAmount, rewardAmount, feeAmount, profit: won } = sumsOf(row)
    return { depositAmount, withdrawAmount, rebateAmount, rewardAmount, feeAmount, profit: won }
  }
  return { footer: wire(money.now), previous: wire(money.before), updateTime: now }
}

const noSums: Sums = { deposit: 0, withdrawal: 0, rebate: 0, reward: 0, fee: 0, stake: 0, valid_stake: 0, payout: 0, profit: 0 }
