import { minor, type Minor } from '@platform/sdk'
import type { ActiveCount, ContractFigures } from '@platform/sdk/contracts'
import { sql, type RawBuilder } from 'kysely'
import { figureSource, ofScope, daysOfMembers, type TeamMember } from '../agents/exports.ts'
import type { ContractSums } from '../db/ContractTables.ts'
import type { Db } from '../db/openDatabase.ts'
import { dayNumber, startOfDay } from '../gateway/days.ts'
import type { Period } from './periods.ts'

/** What one member of a team did in a period. */
export interface MemberSums extends ContractSums {
  member_id: number
  active: boolean
}

const columns = ['stake', 'valid_stake', 'payout', 'rebate', 'reward', 'fee'] as const
const sums = sql.join(columns.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`))
const anything = sql.join(columns.map((name) => sql`sum(${sql.ref(name)}) <> 0`), sql` or `) // prettier-ignore

/** Id and line of the member at the top of a team. */
export type TeamHead = Pick<TeamMember, 'id' | 'line'>

/** Lines of members as SQL: of a team, or as they were written. */
export type MemberLines = RawBuilder<MemberSums>

/**
 * The figures of a team's members in a period, one line each, including the head; members without activity have no line. Bets that do not
 * count for turnover, as opposite ones, do not count here. Complete days are
 * read from the daily sums, shorter spans from the rows themselves: both agree, which a test on random trees proves.
 */
export function teamLines(head: TeamHead, period: Period, activeStake: number): MemberLines {
  const isDays = startOfDay(period.from) === period.from && startOfDay(period.to) === period.to
  return sql<MemberSums>`
    select member_id, ${sums}, sum(valid_stake) > ${activeStake}::bigint as active from (${isDays ? ofDays(head, period) : ofRows(head, period)}) d
    group by member_id having ${anything}`
}

/** All of them, the highest stakes first; or a page. */
export async function linesOf(db: Db, lines: MemberLines, page?: { size: number; offset: number }): Promise<MemberSums[]> {
  const range = page ? sql`limit ${page.size} offset ${page.offset}` : sql``
  return (await sql<MemberSums>`select * from (${lines}) l order by stake desc, member_id ${range}`.execute(db)).rows
}

/** The sums of all of them, computed in the database: a large team's lines stay there. */
export async function totalOf(db: Db, lines: MemberLines, amounts: readonly Minor[] = []): Promise<Total & { members: number }> {
  const sumColumns = sql.join(columns.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`))
  const over = sql.join([sql`0`, ...amounts.map((amount) => sql`count(*) filter (where valid_stake > ${amount}::bigint)`)])
  const { rows } = await sql<Total & { members: number; over: number[] }>`
    select ${sumColumns}, (count(*) filter (where active))::int as active, count(*)::int as members, to_jsonb(array[${over}]) as over from (${lines}) l`.execute(
    db,
  )
  const { over: counts, ...total } = rows[0]!
  return { ...total, actives: amounts.map((activeStake, index) => ({ activeStake, members: counts[index + 1]! })) }
}

/** The sums of lines that are already loaded: figures shown together come from one query. */
export function sumOf(lines: readonly MemberSums[], amounts: readonly Minor[]): Total {
  const total: ContractSums = { stake: 0, valid_stake: 0, payout: 0, rebate: 0, reward: 0, fee: 0 }
  for (const line of lines) for (const name of columns) total[name] += line[name]
  return {
    ...total,
    active: lines.filter(({ active }) => active).length,
    actives: amounts.map((activeStake) => ({ activeStake, members: lines.filter(({ valid_stake }) => valid_stake > activeStake).length })),
  }
}

/** The total figures of a team. */
export interface Total extends ContractSums {
  /** Members whose valid stakes are more than the merchant's amount. */
  active: number
  /** The same for each requested amount. */
  actives: ActiveCount[]
}

const ofDays = (head: TeamHead, { from, to }: Period) =>
  sql`select * from (${daysOfMembers({ from: dayNumber(from), to: dayNumber(to) - 1 }, undefined, 'counted')}) d where ${ofScope({ ...head, account: '', type: 0, depth: 0 })}` // prettier-ignore

const ofRows = ({ id }: TeamHead, period: Period) => {
  const of = {
    ...period,
    onlyCounted: true,
    isOf: (member: RawBuilder<unknown>) => sql<boolean>`${member} in (select descendant_id from team_paths where ancestor_id = ${id})`,
  }
  const movementRows = (figure: 'rebate' | 'reward' | 'fee') =>
    sql`select member_id, 0::bigint as stake, 0::bigint as valid_stake, 0::bigint as payout, ${sql.join(
      (['rebate', 'reward', 'fee'] as const).map((name) =>
        name === figure ? sql`amount as ${sql.ref(name)}` : sql`0::bigint as ${sql.ref(name)}`,
      ),
    )} from (${figureSource(figure, of)}) r`
  return sql`select member_id, stake, valid_stake, payout, 0::bigint as rebate, 0::bigint as reward, 0::bigint as fee
    from (${figureSource('bets', of)}) b union all ${movementRows('rebate')} union all ${movementRows('reward')} union all ${movementRows('fee')}`
}

/** Sums as an answer has them; `feesCount` of a settlement from before fees were apart. */
export const sumsAs = ({ stake, valid_stake, payout, rebate, reward, fee }: ContractSums, feesCount = false) => ({
  betAmount: minor(stake),
  validBetAmount: minor(valid_stake),
  winAmount: minor(payout),
  rebateAmount: minor(rebate),
  rewardAmount: minor(reward),
  feeAmount: minor(fee),
  netLoss: minor(stake - payout - rebate - reward - (feesCount ? fee : 0)),
})

/** The figures of a team as an answer has them. */
export const figuresAs = (total: Total, feesCount = false): ContractFigures => ({
  ...sumsAs(total, feesCount),
  activeMember: total.active,
  ...(total.actives.length > 0 && { actives: total.actives }),
})

/** The figures of a team in a period; with the members above each of these amounts. */
export const figuresOf = async (
  db: Db,
  head: TeamHead,
  period: Period,
  activeStake: number,
  amounts?: readonly Minor[],
): Promise<ContractFigures> => figuresAs(await totalOf(db, teamLines(head, period, activeStake), amounts))
