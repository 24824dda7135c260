import { minor } from '@platform/sdk'
import type { ContractFigures } from '@platform/sdk/contracts'
import { sql, type RawBuilder } from 'kysely'
import { figureSource } from '../agents/figureSource.ts'
import { ofScope } from '../agents/ofScope.ts'
import { daysOfMembers } from '../agents/sums.ts'
import type { TeamMember } from '../agents/teamMember.ts'
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

/** Whose team. */
export type TeamHead = Pick<TeamMember, 'id' | 'line'>

/**
 * What the members of a team did in a period, each by itself, the head included; who did nothing has no line. Whole days are read from what is
 * kept by day, anything shorter from the rows themselves: they are the same, which the audit proves.
 */
export async function memberSums(db: Db, head: TeamHead, period: Period, activeStake: number): Promise<MemberSums[]> {
  const isDays = startOfDay(period.from) === period.from && startOfDay(period.to) === period.to
  const { rows } = await sql<MemberSums>`
    select member_id, ${sums}, sum(stake) > ${activeStake}::bigint as active from (${isDays ? ofDays(head, period) : ofRows(head, period)}) d
    group by member_id having ${anything} order by sum(stake) desc, member_id`.execute(db)
  return rows
}

const ofDays = (head: TeamHead, { from, to }: Period) =>
  sql`select * from (${daysOfMembers({ from: dayNumber(from), to: dayNumber(to) - 1 }, undefined)}) d where ${ofScope({ ...head, account: '', type: 0, depth: 0 })}` // prettier-ignore

const ofRows = ({ id }: TeamHead, period: Period) => {
  const of = {
    ...period,
    isOf: (member: RawBuilder<unknown>) => sql<boolean>`${member} in (select descendant_id from team_paths where ancestor_id = ${id})`,
  }
  const moved = (figure: 'rebate' | 'reward' | 'fee') =>
    sql`select member_id, 0::bigint as stake, 0::bigint as valid_stake, 0::bigint as payout, ${sql.join(
      (['rebate', 'reward', 'fee'] as const).map((name) =>
        name === figure ? sql`amount as ${sql.ref(name)}` : sql`0::bigint as ${sql.ref(name)}`,
      ),
    )} from (${figureSource(figure, of)}) r`
  return sql`select member_id, stake, valid_stake, payout, 0::bigint as rebate, 0::bigint as reward, 0::bigint as fee
    from (${figureSource('bets', of)}) b union all ${moved('rebate')} union all ${moved('reward')} union all ${moved('fee')}`
}

/** The sums of all of them. */
export const totalOf = (lines: readonly MemberSums[]): ContractSums & { active: number } => ({
  ...(Object.fromEntries(columns.map((name) => [name, lines.reduce((sum, line) => sum + line[name], 0)])) as unknown as ContractSums),
  active: lines.filter(({ active }) => active).length,
})

/** Sums as an answer has them. */
export const sumsAs = ({ stake, valid_stake, payout, rebate, reward, fee }: ContractSums) => ({
  betAmount: minor(stake),
  validBetAmount: minor(valid_stake),
  winAmount: minor(payout),
  rebateAmount: minor(rebate),
  rewardAmount: minor(reward),
  feeAmount: minor(fee),
  netLoss: minor(stake - payout - rebate - reward - fee),
})

/** The figures of a team as an answer has them. */
export const figuresAs = (total: ContractSums & { active: number }): ContractFigures => ({ ...sumsAs(total), activeMember: total.active })

/** The figures of a team in a period. */
export const figuresOf = async (db: Db, head: TeamHead, period: Period, activeStake: number): Promise<ContractFigures> =>
  figuresAs(totalOf(await memberSums(db, head, period, activeStake)))
