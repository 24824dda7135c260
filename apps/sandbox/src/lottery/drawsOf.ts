import type { OutputOf } from '@platform/sdk'
import type { Draw, getCurrentDraw, PlayCode } from '@platform/sdk/lottery'
import type { Selectable } from 'kysely'
import type { Tables } from '../db/Tables.ts'
import { isOpen, iconIn } from '../catalogue/exports.ts'
import type { Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'
import { lotteryNamed, lotteryUnknown } from './lotteriesOf.ts'
import type { Lottery } from './allLotteries.ts'
import { offerOf } from './offer.ts'
import { slotAt } from './schedule.ts'

const SHOWN = 30

type DrawRow = Omit<Selectable<Tables['lottery_draws']>, 'committed_at' | 'sealed_seed' | 'status'>

/** The public view of a draw: the seed only after the draw. */
export const drawOf = (row: DrawRow, family: Lottery['family']): Draw => ({
  drawId: row.id,
  gameCode: row.lottery,
  numero: row.numero,
  family,
  hash: row.hash,
  seed: row.seed ?? '',
  winningNumber: row.winning_number ?? '',
  openTime: row.opens_at,
  lockTime: row.locks_at,
  winningTime: row.draws_at,
})

/** The last draws of a lottery, newest first. */
export async function openedDraws(gameCode: string, context: Context): Promise<Draw[]> {
  const { family } = await lotteryNamed(gameCode, context)
  await context.services.draws.keepUp()
  const rows = await context.db
    .selectFrom('lottery_draws')
    .selectAll()
    .where('lottery', '=', gameCode)
    .where('status', '=', 'settled')
    .where('draws_at', '<=', context.now())
    .orderBy('draws_at', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => drawOf(row, family))
}

/** One draw, past or to come, of a lottery that the merchant offers. */
export async function drawNamed(id: string, context: Context): Promise<Draw> {
  await context.services.draws.keepUp()
  const row = await context.db.selectFrom('lottery_draws').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw lotteryUnknown()
  const { family } = await lotteryNamed(row.lottery, context)
  return drawOf(row, family)
}

/** The data of a lottery on the betting page. */
export async function currentDraw(gameCode: string, context: Context): Promise<OutputOf<typeof getCurrentDraw>> {
  const lottery = await lotteryNamed(gameCode, context)
  await context.services.draws.keepUp()
  const at = context.now()
  const draws = context.db.selectFrom('lottery_draws').selectAll().where('lottery', '=', gameCode)
  const onSale = draws.where('numero', '=', slotAt(lottery, at).numero).where('status', '=', 'open')
  const current = isOpen(lottery.game) ? await onSale.executeTakeFirst() : undefined
  const previous = await draws.where('locks_at', '<=', at).orderBy('draws_at', 'desc').limit(1).executeTakeFirst()
  const { odds, limits } = offerOf(lottery.family)
  return {
    gameCode,
    gameName: inLanguage(lottery.game, 'name', context.language),
    mobileIconUrl: iconIn(lottery.game.icon, context.language),
    family: lottery.family,
    remainTime: current ? current.locks_at - at : 0,
    draw: current && drawOf(current, lottery.family),
    previous: previous && drawOf(previous, lottery.family),
    plays: Object.entries(odds).map(([playCode, one]) => ({ playCode: playCode as PlayCode, odds: one })),
    limits: { ...limits, units: [...limits.units] },
  }
}
