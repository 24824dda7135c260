import type { InputOf, Minor, OutputOf } from '@platform/sdk'
import { activeStakesOf, type ContractTerms, type getContractFigures, type getContractRows } from '@platform/sdk/contracts'
import { sql, type RawBuilder } from 'kysely'
import { rowsBehind, type TeamMember } from '../agents/exports.ts'
import { userNameFor } from '../base/maskUser.ts'
import type { Context } from '../gateway/Context.ts'
import { listPage } from '../gateway/listPage.ts'
import { notFound, Refusal } from '../base/Refusal.ts'
import { rowId } from '../gateway/rowId.ts'
import { requireKind, settingsOf } from './contractRules.ts'
import { figuresAs, linesOf, sumsAs, teamLines, totalOf, type MemberLines } from './figuresOf.ts'
import { agreedTermsOf, findContract } from './findContract.ts'
import { contractMember } from './headOf.ts'
import { periodAt, type Period } from './periods.ts'

type Named = Pick<InputOf<typeof getContractFigures>, 'kind' | 'cycle' | 'memberId' | 'from'>

/** Maximum age of the beginning of a requested period. */
const OLDEST_MS = 400 * 86_400_000

interface Opened {
  head: TeamMember
  period: Period
  /** Absent if it is not settled. */
  settlementId: number | undefined
  /** Its net loss has the fees: it was settled before they were apart. */
  feesCount: boolean
  /** Its figures leave out bets that do not count; old settlements have them. */
  onlyCounted: boolean
  /** Minimum stakes to count as active, from its terms. */
  amounts: readonly Minor[]
}

async function periodOf({ kind, cycle, memberId, from }: Named, context: Context): Promise<Opened> {
  await requireKind(context, kind)
  const head = await contractMember(context, memberId)
  const now = context.now()
  if (from > now || from <= now - OLDEST_MS) throw new Refusal('contract.period', 400)
  const settlement = await context.db
    .selectFrom('contract_settlements')
    .select(['id', 'period_to', 'terms', 'fees_count', 'uncounted_too'])
    .where('member_id', '=', head.id)
    .where('kind', '=', kind)
    .where('period_from', '=', from)
    .where(sql<boolean>`terms->>'cycle' = ${cycle}`)
    .executeTakeFirst()
  // If the cycle changed in the middle of one, a settled period is shorter than others of its cycle.
  const period = settlement ? { from, to: settlement.period_to } : periodAt(cycle, from)
  if (period.from !== from) throw new Refusal('contract.period', 400)
  const terms = settlement ? settlement.terms : await termsFor(context, head.id, kind)
  return {
    head,
    period,
    settlementId: settlement?.id,
    feesCount: settlement?.fees_count ?? false,
    onlyCounted: !settlement?.uncounted_too,
    amounts: activeStakesOf(terms),
  }
}

/** The terms in force, by which a period is counted that is not settled yet. */
async function termsFor({ db, now }: Context, memberId: number, kind: Named['kind']): Promise<ContractTerms | undefined> {
  const row = await findContract(db, memberId, kind)
  return row && (await agreedTermsOf(db, row.id, now())).current
}

/** Figures of each member of a team in a period: for a settled one those stored then. */
export async function periodFigures(
  { pageNo, ...selection }: InputOf<typeof getContractFigures>,
  context: Context,
): Promise<OutputOf<typeof getContractFigures>> {
  // prettier-ignore
  const { db, now, merchant } = context
  const { head, period, settlementId, feesCount, amounts } = await periodOf(selection, context)
  const lines: MemberLines =
    settlementId === undefined
      ? teamLines(head, period, (await settingsOf(db, merchant.brand)).active_stake)
      : sql`select * from contract_settlement_members where settlement_id = ${settlementId}`
  const page = listPage(pageNo)
  const pageLines = await linesOf(db, lines, page)
  const total = await totalOf(db, lines, amounts)
  const people = await db
    .selectFrom('team_paths as p')
    .innerJoin('members as m', 'm.id', 'p.descendant_id')
    .select(['m.id', 'm.account', 'p.depth'])
    .where('p.ancestor_id', '=', head.id)
    .where('m.id', 'in', [head.id, ...pageLines.map(({ member_id }) => member_id)])
    .execute()
  const byId = new Map(people.map((person) => [person.id, person]))
  return {
    content: pageLines.map(({ member_id, active, ...sums }) => {
      const { account, depth } = byId.get(member_id)!
      return { memberId: String(member_id), userName: userNameFor(account, head.depth + depth), ...sumsAs(sums, feesCount), active }
    }),
    ...page.of(total.members),
    ...period,
    footer: figuresAs(total, feesCount),
    memberCount: total.members,
    settled: settlementId !== undefined,
    updateTime: now(),
  }
}

/** The rows behind a number of a period. */
export async function periodRows(
  { ofMember, figure, cursor, pageSize, ...selection }: InputOf<typeof getContractRows>,
  context: Context,
): Promise<OutputOf<typeof getContractRows>> {
  // prettier-ignore
  const { head, period, onlyCounted } = await periodOf(selection, context)
  const only = ofMember === undefined ? undefined : rowId(ofMember)
  if (only !== undefined && !(await isBelow(context, head.id, only))) throw notFound()
  const isOf = (member: RawBuilder<unknown>) =>
    only === undefined
      ? sql<boolean>`${member} in (select descendant_id from team_paths where ancestor_id = ${head.id})`
      : sql<boolean>`${member} = ${only}`
  return rowsBehind({ figure, cursor, pageSize }, { of: head, isOf, onlyCounted, ...period }, context)
}

const isBelow = async ({ db }: Context, above: number, id: number): Promise<boolean> =>
  (await sql`select 1 from team_paths where ancestor_id = ${above} and descendant_id = ${id}`.execute(db)).rows.length > 0
