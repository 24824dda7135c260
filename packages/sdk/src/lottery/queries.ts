import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../core/Client.ts'
import { callPages, callQuery } from '../core/callQuery.ts'
import { minute } from '../core/queryDefaults.ts'
import { getBettingSession } from './getBettingSession.ts'
import { getCurrentDraw } from './getCurrentDraw.ts'
import { getDraw } from './getDraw.ts'
import { getLotteryList } from './getLotteryList.ts'
import { getLotteryMenu } from './getLotteryMenu.ts'
import { getLotteryOrder } from './getLotteryOrder.ts'
import { getLotteryOrders } from './getLotteryOrders.ts'
import { getMobileLotteries } from './getMobileLotteries.ts'
import { getOpenedDraws } from './getOpenedDraws.ts'
import { getRecentLotteries } from './getRecentLotteries.ts'
import { getVnMenu } from './getVnMenu.ts'
import { lotteryKeys, type LotteryOrderFilter } from './lotteryKeys.ts'
import type { PrizeMode } from './PrizeMode.ts'
import { timed } from './timed.ts'

/** The lotteries of a prize mode in their groups. The remaining time of a draw counts from the answer, so the query is stale at once. */
export const lotteryListQuery = (client: Client, prizeMode: PrizeMode, gameGroupCode?: string) =>
  callQuery(client, getLotteryList, { prizeMode, gameGroupCode }, { key: lotteryKeys.list(prizeMode, gameGroupCode) })

/**
 * The tabs of the lobby, with the times of the answer: `saleDeadline` reads them. Not a `callQuery`: the times are measured around the
 * call.
 */
export const lotteryMenuQuery = (client: Client, prizeMode: PrizeMode) =>
  queryOptions({
    queryKey: lotteryKeys.menu(prizeMode),
    queryFn: ({ signal }) => timed(client, () => getLotteryMenu(client, { prizeMode }, { signal })),
    retry: false,
  })

/** Every lottery of the merchant. */
export const mobileLotteriesQuery = (client: Client) => callQuery(client, getMobileLotteries, {}, { key: lotteryKeys.mobile() })

/** The groups of lottery area VN. */
export const vnMenuQuery = (client: Client) => callQuery(client, getVnMenu, {}, { key: lotteryKeys.vnMenu() })

/** The lotteries that the member bet on last. */
export const recentLotteriesQuery = (client: Client) =>
  callQuery(client, getRecentLotteries, {}, { key: lotteryKeys.recent(), private: true })

/** The draw on sale, plays and limits of a lottery. */
export const currentDrawQuery = (client: Client, gameCode: string) =>
  callQuery(client, getCurrentDraw, { gameCode }, { key: lotteryKeys.current(gameCode) })

/** The last 30 draws of a lottery. */
export const openedDrawsQuery = (client: Client, gameCode: string) =>
  callQuery(client, getOpenedDraws, { gameCode }, { key: lotteryKeys.opened(gameCode) })

/** One draw with its proof. */
export const drawQuery = (client: Client, drawId: string) => callQuery(client, getDraw, { drawId }, { key: lotteryKeys.draw(drawId) })

/** The member's lottery orders, page after page. */
export const lotteryOrdersQuery = (client: Client, filter: LotteryOrderFilter) =>
  callPages(client, getLotteryOrders, filter, {
    key: lotteryKeys.orderList(filter),
    staleTime: minute / 6,
    private: true,
  })

/** One order with its lines and its draw. */
export const lotteryOrderQuery = (client: Client, orderNo: string) =>
  callQuery(client, getLotteryOrder, { orderNo }, { key: lotteryKeys.order(orderNo), private: true })

/** The launched page's session with its balance. */
export const bettingSessionQuery = (client: Client) =>
  callQuery(client, getBettingSession, {}, { key: lotteryKeys.session(), private: true })
