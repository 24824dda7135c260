import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import { REBATE_PARTS, type getTeamRebates, type RebateLevel, type TeamRebateStatus } from '@platform/sdk/agents'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../gateway/Context.ts'
import { dayOfNumber } from '../../gateway/days.ts'
import { listPage } from '../../gateway/listPage.ts'
import { userNameFor } from '../../base/maskUser.ts'
import { namedAs } from '../namedAs.ts'
import { teamDays, within, type TeamDays } from '../teamDays.ts'
import { teamMember } from '../teamMember.ts'
import { rebateRowsOf } from './rebateRowsOf.ts'

type Filter = InputOf<typeof getTeamRebates>
type Answer = OutputOf<typeof getTeamRebates>

interface Row {
  id: string
  day: number
  source_id: number
  account: string
  branch: string | null
  depth: number
  game_type: string
  bets: number
  valid_stake: number
  rate: number
  their_rate: number
  parts: number
  status: TeamRebateStatus
}

/** The caller's income from the bets of its team, and its status. */
export async function incomeOf({ level, pageNo, ...filter }: Filter, context: Context): Promise<Answer> {
  const { db } = context
  const now = context.now()
  const me = await teamMember(context)
  const { days } = teamDays(filter)
  const own = await countsOwn(context)
  const rows = sql`${rebateRowsOf(me, { days, now, own })} ${whereFilter(filter)}`
  const sumColumns = sql`coalesce(sum(valid_stake), 0)::bigint as valid_stake, coalesce(sum(parts) filter (where status <> 'cancelled'), 0)::bigint as parts`
  const { rows: levels } = await sql<{ depth: number; count: number; members: number; valid_stake: number; parts: number }>`
    select depth, count(*)::int as count, count(distinct source_id)::int as members, ${sumColumns} from (${rows}) r group by depth order by depth`.execute(
    db,
  )
  const shownLevels = levels.filter(({ depth }) => !level || levelOf(depth) === level)
  const total = (of: 'count' | 'valid_stake' | 'parts') => shownLevels.reduce((sum, row) => sum + row[of], 0)
  const page = listPage(pageNo)
  const { rows: pageRows } = await sql<Row>`
    select r.*, s.account, b.account as branch from (
      select * from (${rows}) r where ${level ? atLevel[level] : sql`true`} order by day desc, place desc, id desc limit ${page.size} offset ${page.offset}
    ) r join members s on s.id = r.source_id
    left join team_paths c on c.descendant_id = r.source_id and c.depth = r.depth - 1 and r.depth > 1 left join members b on b.id = c.ancestor_id
    order by day desc, place desc, id desc`.execute(db)
  return {
    content: pageRows.map(rowOf),
    ...page.of(total('count')),
    footer: { count: total('count'), validBetAmount: minor(total('valid_stake')), parts: total('parts') },
    levels: levels.map(({ depth, members, valid_stake, parts }) => ({ depth, members, validBetAmount: minor(valid_stake), parts })),
    days: await daysOf(context, me.id, days),
    left: (await db.selectFrom('agent_rebate_remainders').select('parts').where('member_id', '=', me.id).executeTakeFirst())?.parts ?? 0,
    own,
    updateTime: now,
  }
}

const levelOf = (depth: number): RebateLevel => (depth === 0 ? 'own' : depth === 1 ? 'direct' : 'indirect')
const atLevel: Record<RebateLevel, RawBuilder<boolean>> = { own: sql`depth = 0`, direct: sql`depth = 1`, indirect: sql`depth > 1` }

/** If members claim their rebate themselves, their own bets earn no rate. */
async function countsOwn({ db, merchant }: Context): Promise<boolean> {
  const { rows } = await sql<{ manual: boolean | null }>`
    select (whitelabel->'flags'->>'MANPLAYREB3')::boolean as manual from merchants where code = ${merchant.brand}`.execute(db)
  return !rows[0]?.manual
}

/** The filters that narrow every number of the answer. */
const whereFilter = ({ userName, gameType, status }: Filter) => sql`
  where ${gameType ? sql`r.game_type = ${gameType}` : sql`true`} and ${status ? sql`r.status = ${status}` : sql`true`}
    and ${userName ? sql`exists (select 1 from members m, (select r.depth) p where m.id = r.source_id and ${namedAs(userName, 0)})` : sql`true`}`

const rowOf = (row: Row): Answer['content'][number] => ({
  id: row.id,
  day: dayOfNumber(row.day),
  memberId: String(row.source_id),
  userName: userNameFor(row.account, row.depth),
  depth: row.depth,
  branchName: row.branch === null ? '' : userNameFor(row.branch, 1),
  gameType: row.game_type,
  bets: row.bets,
  validBetAmount: minor(row.valid_stake),
  rate: row.rate,
  theirRate: row.their_rate,
  parts: row.parts,
  status: row.status,
})

async function daysOf({ db }: Context, memberId: number, days: TeamDays): Promise<Answer['days']> {
  const { rows } = await sql<{ day: number; carried: number; earned: number; amount: number; status: TeamRebateStatus }>`
    select day, carried, earned, amount, status from agent_rebate_payouts where member_id = ${memberId} and ${within(days)} order by day desc`.execute(
    db,
  )
  return rows.map(({ day, carried, earned, amount, status }) => ({
    day: dayOfNumber(day),
    carried,
    earned,
    amount: minor(amount),
    left: carried + earned - amount * REBATE_PARTS,
    status,
  }))
}
