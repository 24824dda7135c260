import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getProfitLossRows, ProfitLossFigure, ProfitLossRow } from '@platform/sdk/records'
import { sql } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'
import { beforeCursor, cursorOf, sizeOf } from './cursor.ts'
import { daysOf } from './daysOf.ts'
import { describeRows, type WalletRow } from './describeRows.ts'
import { sourceOf, type SourceRow } from './profitLossSource.ts'
import { transactionName } from './transactionTypes.ts'

type Page = OutputOf<typeof getProfitLossRows>
type About = Pick<ProfitLossRow, 'title' | 'orderType' | 'orderNo'> & { betTime?: number }

/** The rows behind a number of the member's own profit and loss. */
export async function profitLossRows(
  { figure, gameType, cursor, pageSize, ...days }: InputOf<typeof getProfitLossRows>,
  context: Context,
): Promise<Page> {
  const size = sizeOf(pageSize)
  const source = sourceOf(figure, { memberId: memberOf(context).id, ...daysOf(days) })
  const product = gameType ? sql`s.game_type = ${gameType}` : sql`true`
  const { rows } = await sql<SourceRow>`
    select s.* from (${source}) s where ${product} and ${beforeCursor(cursor, sql`(s.at, s.id)`)}
    order by s.at desc, s.id desc limit ${size + 1}`.execute(context.db)
  const pageRows = rows.slice(0, size)
  const last = rows.length > size ? pageRows.at(-1) : undefined
  const about = await describe[figure](
    pageRows.map((row) => row.of),
    context,
  )
  const content = pageRows.map((row) => ({
    id: String(row.id),
    time: row.at,
    gameType: row.game_type,
    voided: row.void,
    betTime: undefined,
    ...about.get(row.of)!,
    ...amountsOf(row),
  }))
  if (cursor) return { content, cursor: last ? cursorOf(last.at, last.id) : '' }
  const { rows: sums } = await sql<Omit<SourceRow, 'id' | 'at'> & { count: number }>`
    select coalesce(sum(case when void then -1 else 1 end), 0)::int as count, coalesce(sum(stake), 0)::bigint as stake,
      coalesce(sum(valid_stake), 0)::bigint as valid_stake, coalesce(sum(payout), 0)::bigint as payout, coalesce(sum(profit), 0)::bigint as profit
    from (${source}) s where ${product}`.execute(context.db)
  const { count, ...amounts } = sums[0]!
  return { content, cursor: last ? cursorOf(last.at, last.id) : '', footer: { count, ...amountsOf(amounts) } }
}

const amountsOf = ({ stake, valid_stake, payout, profit }: Pick<SourceRow, 'stake' | 'valid_stake' | 'payout' | 'profit'>) => ({
  betAmount: minor(stake),
  validBetAmount: minor(valid_stake),
  winAmount: minor(payout),
  profit: minor(profit),
})

type Describe = (ids: readonly number[], context: Context) => Promise<Map<number, About>>

const describe: Record<ProfitLossFigure, Describe> = {
  bets: describeBets,
  rebate: describeMovements,
  reward: describeMovements,
  fee: describeFees,
}

async function describeBets(ids: readonly number[], { db, language }: Context): Promise<Map<number, About>> {
  const { rows } = await sql<{ id: number; round_id: string; bet_at: number; name_pt: string; name_en: string; order_no: string | null }>`
    select r.id, r.round_id, r.bet_at, g.name_pt, g.name_en, l.order_no from game_records r join games g on g.node_id = r.node_id
    left join lottery_suborders l on l.sub_no = r.round_id where r.id = any (${ids}::bigint[])`.execute(db)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        title: inLanguage(row, 'name', language),
        orderType: row.order_no ? ('lottery' as const) : ('bet' as const),
        orderNo: row.order_no ?? row.round_id,
        betTime: row.bet_at,
      },
    ]),
  )
}

async function describeMovements(ids: readonly number[], context: Context): Promise<Map<number, About>> {
  const { rows } = await sql<WalletRow>`select * from wallet_rows where id = any (${ids}::bigint[])`.execute(context.db)
  const descriptions = await describeRows(rows, context)
  return new Map(
    descriptions.map(({ id, note, txName, orderType, orderNo }) => [Number(id), { title: note || txName, orderType, orderNo }]),
  )
}

/** The key of a fee's transfer contains its order or payment. */
async function describeFees(ids: readonly number[], { db, language }: Context): Promise<Map<number, About>> {
  const { rows } = await sql<{ id: number; deposit_no: string | null; withdrawal_no: string | null }>`
    select t.id, p.order_no as deposit_no, w.order_no as withdrawal_no from ledger_transfers t
    left join deposit_payments p on p.end_to_end_id = split_part(t.key, ':', 2) and t.key !~ '^withdrawal:'
    left join withdrawals w on w.order_no = split_part(t.key, ':', 2) and t.key ~ '^withdrawal:'
    where t.id = any (${ids}::bigint[])`.execute(db)
  return new Map(
    rows.map(({ id, deposit_no, withdrawal_no }) => {
      const orderType = deposit_no ? ('deposit' as const) : ('withdrawal' as const)
      return [id, { title: transactionName(orderType, language), orderType, orderNo: deposit_no ?? withdrawal_no ?? '' }]
    }),
  )
}
