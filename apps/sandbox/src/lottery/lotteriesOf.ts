import { catalogueOf, type CatalogueGame } from '../catalogue/exports.ts'
import type { Context } from '../gateway/Context.ts'
import { Refusal } from '../base/Refusal.ts'
import { allLotteries, type Lottery } from './allLotteries.ts'

/** A lottery that a merchant offers, with its game. */
export type OfferedLottery = Lottery & { game: CatalogueGame }

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
  const offeredLottery = (await lotteriesOf(context)).find((lottery) => lottery.code === code)
  if (!offeredLottery) throw lotteryUnknown()
  return offeredLottery
}

export const lotteryUnknown = () => new Refusal('lottery.unknown', 404)
