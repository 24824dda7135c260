import type { Selectable } from 'kysely'
import type { Tables } from '../db/Tables.ts'
import type { Db } from '../db/openDatabase.ts'
import type { Shared } from '../gateway/shared.ts'
import { catalogueOf, type CatalogueGame } from '../games/catalogue.ts'
import type { Context } from '../gateway/Context.ts'
import { Refusal } from '../gateway/Refusal.ts'

export type Lottery = Selectable<Tables['lotteries']> & Pick<Selectable<Tables['lottery_groups']>, 'prize_mode'>
/** A lottery that a merchant offers, with its game. */
export type OfferedLottery = Lottery & { game: CatalogueGame }

/** They change with a seed only. */
const LIFE_MS = 5000

/** Every lottery there is, by group and place. */
export const allLotteries = (db: Db, shared: Shared): Promise<Lottery[]> =>
  shared.rows(db, 'lotteries', LIFE_MS, (reader) =>
    reader
      .selectFrom('lotteries as l')
      .innerJoin('lottery_groups as g', 'g.code', 'l.group_code')
      .selectAll('l')
      .select('g.prize_mode')
      .orderBy('g.position')
      .orderBy('l.position')
      .orderBy('l.code')
      .execute(),
  )

/** The lotteries of a merchant: those whose game it offers. */
export async function lotteriesOf(context: Context): Promise<OfferedLottery[]> {
  const catalogue = await catalogueOf(context)
  return (await allLotteries(context.db, context.services.shared)).flatMap((lottery) => {
    const game = catalogue.get(lottery.node_id)
    return game ? [{ ...lottery, game }] : []
  })
}

/** A lottery of this merchant, or 404: absent and not offered here are one answer. */
export async function lotteryNamed(code: string, context: Context): Promise<OfferedLottery> {
  const found = (await lotteriesOf(context)).find((lottery) => lottery.code === code)
  if (!found) throw lotteryUnknown()
  return found
}

export const lotteryUnknown = () => new Refusal('lottery.unknown', 404)
