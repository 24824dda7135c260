import type { Client } from '@platform/sdk'
import { type BetLine, getLotteryOrder, getLotteryOrders } from '@platform/sdk/lottery'
import { daysAround } from '../orders/days.ts'

/** The lines of the last slip bet on a lottery; none if there was none in 30 days. */
export async function lastBet(client: Client, gameCode: string): Promise<BetLine[]> {
  const { content } = await getLotteryOrders(client, { ...daysAround(client.clock.now(), 30), gameCode })
  const last = content[0]
  if (!last) return []
  const { subOrders } = await getLotteryOrder(client, { orderNo: last.orderNo })
  return subOrders.map(({ playCode, numbers, unit, multiplier }) => ({ playCode, numbers, unit, multiplier }))
}
