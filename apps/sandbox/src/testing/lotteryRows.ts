import { drawNumbers, hashOfDraw } from '@platform/sdk/lottery'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

interface LotteryRow {
  code: string
  family: 'VN' | 'FIVE' | 'DICE'
  period_ms: number
}

const DAY = 86_400_000
/** Drawn at midnight, so that no draw happens during a test. */
const daily = (code: string): LotteryRow => ({ code, family: 'DICE', period_ms: DAY })

/** A lottery that a brand offers, by default a daily one, with draw 1 drawn long ago. Returns its code; a repeated call changes nothing. */
export async function addLottery(db: Db, merchant: string, lottery = daily(`DAY${merchant.toUpperCase()}`)): Promise<string> {
  const { code, family, period_ms } = lottery
  const [node_id, type] = [`lottery-${code}`, merchant === 'lotus' ? ('ELOTT' as const) : ('LOTT' as const)]
  await db
    .insertInto('vendors')
    .values({ code: 'HOUSE', name: 'House' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('game_categories')
    .values({ merchant, game_type: type, position: 9, name_pt: type, name_en: type })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const names = { name_pt: `Loteria ${code}`, name_en: `Lottery ${code}` }
  await db
    .insertInto('games')
    .values({
      node_id,
      vendor: 'HOUSE',
      game_type: type,
      game_id: `HOUSE_${node_id}`,
      ...names,
      search: code,
      icon: `/cdn/games/${code}.svg`,
      hot_rank: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const prize_mode = type === 'ELOTT' ? ('Elott' as const) : ('Lott' as const)
  await db
    .insertInto('lottery_groups')
    .values({ code: `G${prize_mode}`, prize_mode, position: 1, name_pt: 'Grupo', name_en: 'Group' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('lotteries')
    .values({ code, group_code: `G${prize_mode}`, node_id, family, position: 1, period_ms, lock_ms: 5000, hot: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await addPastDraw(db, `${code}-1`, { lottery: code, family })
  return code
}

async function addPastDraw(db: Db, id: string, { lottery, family }: { lottery: string; family: LotteryRow['family'] }) {
  const seed = '00'.repeat(32)
  const times = { committed_at: 1000, opens_at: 1000, locks_at: 2000, draws_at: 3000 }
  const result = { seed, hash: await hashOfDraw(id, seed), winning_number: await drawNumbers(family, seed), status: 'settled' as const }
  await db
    .insertInto('lottery_draws')
    .values({ id, lottery, numero: id.slice(id.indexOf('-') + 1), sealed_seed: null, ...times, ...result })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** An order of one lost line, as a settled draw leaves it. */
export async function addOrder(db: Db, order: { orderNo: string; memberId: number; merchant: string; drawId: string }): Promise<void> {
  const at = Date.now()
  const { orderNo, memberId, merchant, drawId } = order
  const settlement = { status: 'lost' as const, placed_at: at, settled_at: at }
  const { rows } = await sql<{ no: number }>`select nextval('lottery_settled') as no`.execute(db)
  await db
    .insertInto('lottery_orders')
    .values({ order_no: orderNo, member_id: memberId, merchant, draw_id: drawId, stake: 100, ...settlement, settled_no: rows[0]!.no })
    .execute()
  const line = { play: 'DICE_SUM', numbers: 'BIG', unit: 100, multiplier: 1, bets: 1, odds: 195, stake: 100 }
  await db
    .insertInto('lottery_suborders')
    .values({ sub_no: `${orderNo}-1`, order_no: orderNo, ...line, status: 'lost' })
    .execute()
}
