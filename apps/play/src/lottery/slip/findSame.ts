import type { Client } from '@platform/sdk'
import { type BetLine, getLotteryOrder, getLotteryOrders, stakeOf } from '@platform/sdk/lottery'
import { daysAround } from '../orders/days.ts'
import { sameSlip } from './sameSlip.ts'

/** An order of the same slip on this draw, on any device. */
export async function findSame(
  client: Client,
  gameCode: string,
  slip: { drawId: string; lines: BetLine[] },
): Promise<{ orderNo: string } | undefined> {
  const stake = slip.lines.reduce((sum, line) => sum + stakeOf(line), 0)
  const { content } = await getLotteryOrders(client, { ...daysAround(client.clock.now(), 1), gameCode, status: 'open' })
  const alike = content.filter((order) => order.drawId === slip.drawId && order.stake === stake)
  for (const { orderNo } of alike) {
    const { subOrders } = await getLotteryOrder(client, { orderNo })
    if (
      sameSlip(
        subOrders.filter(({ status }) => status === 'open'),
        slip.lines,
      )
    )
      return { orderNo }
  }
  return undefined
}
