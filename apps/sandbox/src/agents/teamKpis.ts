import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getTeamBetKpis, getTeamMemberKpis, getTeamMoneyKpis } from '@platform/sdk/agents'
import { sql, type RawBuilder } from 'kysely'
import { onlineFrom } from '../gateway/sessions.ts'
import type { Context } from '../gateway/Context.ts'
import { columnOf, periods, perMember, spanOf, type Period } from './bothPeriods.ts'
import { daysOfMembers, noSums, profit, sumsOf, totals, type Sums } from './sums.ts'
import { inScope, teamDays } from './teamDays.ts'
import { ofScope } from './ofScope.ts'
import { ownMoney } from './ownMoney.ts'
import { teamMember } from './teamMember.ts'

type Filter = InputOf<typeof getTeamMemberKpis>

/** The owners of the figures, as the queries below need them, and both ranges of days. */
async function readFilter(filter: Filter, context: Context) {
  const of = await teamMember(context, filter.memberId)
  return { ...teamDays(filter), of, whose: ofScope(of, filter.scope), now: context.now() }
}

/** Part A: how many registered, logged in, deposited first; how many are online. */
export async function memberKpis(filter: Filter, context: Context): Promise<OutputOf<typeof getTeamMemberKpis>> {
  const { of, whose, now, ...both } = await readFilter(filter, context)
  const members = perMember('member_days', ['sign_ins', 'registered', 'first_deposit'], whose, both)
  const counts = await eachPeriod(
    context,
    (column) => ({
      teamLoginMemberCount: sql`(count(*) filter (where ${column('sign_ins')} > 0))::int`,
      teamRegisterMemberCount: sql`coalesce(sum(${column('registered')}), 0)::int`,
      teamFirstDepositMemberCount: sql`coalesce(sum(${column('first_deposit')}), 0)::int`,
    }),
    members,
  )
  // One subquery per figure: computed per member, for a hundred thousand members, they take longer than all of these together.
  const team = sql`team_paths p where p.ancestor_id = ${of.id} and ${inScope(filter.scope)}`
  const ofTeam = sql`in (select descendant_id from ${team})`
  const { rows } = await sql<Record<'teamOnlineCount' | 'teamMemberCount' | 'teamAgentCount' | 'balance', number>>`
      select (select count(*)::int from ${team}) as "teamMemberCount",
        (select count(*)::int from members m where m.type not in (0, 4, 40) and m.id ${ofTeam}) as "teamAgentCount",
        (select count(distinct s.member_id)::int from sessions s where s.ended_at is null and s.expires_at >= ${onlineFrom(now, context.merchant.market)}::bigint
          and s.member_id ${ofTeam}) as "teamOnlineCount",
        (select coalesce(sum(balance), 0)::bigint from ledger_accounts where ${ownMoney} and ${whose}) as balance`.execute(context.db)
  const { balance, ...there } = rows[0]!
  return { footer: { ...counts.now, ...there, teamBalance: minor(balance) }, previous: counts.before, updateTime: now }
}

/** Part B: the bets that were settled. */
export async function betKpis(filter: Filter, context: Context): Promise<OutputOf<typeof getTeamBetKpis>> {
  const { whose, now, ...both } = await readFilter(filter, context)
  const sum = (column: RawBuilder<unknown>) => sql`coalesce(sum(${column}), 0)::bigint`
  const bets = await eachPeriod(
    context,
    (column) => ({
      members: sql`(count(*) filter (where ${column('bets')} > 0))::int`,
      stake: sum(column('stake')),
      valid: sum(column('valid_stake')),
      payout: sum(column('payout')),
    }),
    perMember('play_days', ['bets', 'stake', 'valid_stake', 'payout'], whose, both),
  )
  const wire = ({ members, stake, valid, payout }: (typeof bets)['now']) => ({
    teamBetMemberCount: members,
    betAmount: minor(stake),
    validBetAmount: minor(valid),
    winAmount: minor(payout),
  })
  return { footer: wire(bets.now), previous: wire(bets.before), updateTime: now }
}

/** Part C: money in and out, and the team's profit or loss. */
export async function moneyKpis(filter: Filter, context: Context): Promise<OutputOf<typeof getTeamMoneyKpis>> {
  const { whose, now, ...both } = await readFilter(filter, context)
  const { rows } = await sql<Sums & { period: Period }>`
    select *, ${profit} as profit from (
      select case when day >= ${both.days.from} then 'now' else 'before' end as period, ${totals} from (${daysOfMembers(spanOf(both), undefined)}) d
      where ${whose} group by 1) s`.execute(context.db)
  const sums = (period: Period) => {
    const { depositAmount, withdrawAmount, rebateAmount, rewardAmount, feeAmount, profit: won } = sumsOf(rows.find((row) => row.period === period) ?? noSums) // prettier-ignore
    return { depositAmount, withdrawAmount, rebateAmount, rewardAmount, feeAmount, profit: won }
  }
  return { footer: sums('now'), previous: sums('before'), updateTime: now }
}

/** One row of sums for each period, from rows that have a column for each. */
async function eachPeriod<Name extends string>(
  { db }: Context,
  sums: (column: (name: string) => RawBuilder<unknown>) => Record<Name, RawBuilder<unknown>>,
  rows: RawBuilder<unknown>,
): Promise<Record<Period, Record<Name, number>>> {
  const columns = periods.flatMap((period) =>
    Object.entries<RawBuilder<unknown>>(sums((name) => columnOf(period, name))).map(
      ([name, sum]) => sql`${sum} as ${columnOf(period, name)}`,
    ),
  )
  const figures = (await sql<Record<string, number>>`select ${sql.join(columns)} from (${rows}) r`.execute(db)).rows[0]!
  const names = Object.keys(sums((name) => columnOf('now', name))) as Name[]
  const of = (period: Period) => Object.fromEntries(names.map((name) => [name, figures[`${period}_${name}`]!])) as Record<Name, number>
  return { now: of('now'), before: of('before') }
}
