import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../core/Client.ts'
import { nextPage } from '../core/paging.ts'
import { minute, privateQuery } from '../core/queryDefaults.ts'
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

/** The lotteries of a prize mode in their groups. What is left of a draw counts from the answer, so it is stale at once. */
export const lotteryListQuery = (client: Client, prizeMode: PrizeMode, gameGroupCode?: string) =>
  queryOptions({
    queryKey: lotteryKeys.list(prizeMode, gameGroupCode),
    queryFn: ({ signal }) => getLotteryList(client, { prizeMode, gameGroupCode }, { signal }),
    retry: false,
  })

/** The tabs of the lobby. */
export const lotteryMenuQuery = (client: Client, prizeMode: PrizeMode) =>
  queryOptions({
    queryKey: lotteryKeys.menu(prizeMode),
    queryFn: ({ signal }) => getLotteryMenu(client, { prizeMode }, { signal }),
    retry: false,
  })

/** Every lottery of the merchant. */
export const mobileLotteriesQuery = (client: Client) =>
  queryOptions({
    queryKey: lotteryKeys.mobile(),
    queryFn: ({ signal }) => getMobileLotteries(client, {}, { signal }),
    retry: false,
  })

/** The groups of lottery area VN. */
export const vnMenuQuery = (client: Client) =>
  queryOptions({ queryKey: lotteryKeys.vnMenu(), queryFn: ({ signal }) => getVnMenu(client, {}, { signal }), retry: false })

/** The lotteries that the member bet on last. */
export const recentLotteriesQuery = (client: Client) =>
  queryOptions({
    queryKey: lotteryKeys.recent(),
    queryFn: ({ signal }) => getRecentLotteries(client, {}, { signal }),
    retry: false,
    meta: privateQuery,
  })

/** The draw on sale, plays and limits of a lottery. */
export const currentDrawQuery = (client: Client, gameCode: string) =>
  queryOptions({
    queryKey: lotteryKeys.current(gameCode),
    queryFn: ({ signal }) => getCurrentDraw(client, { gameCode }, { signal }),
    retry: false,
  })

/** The last 30 draws of a lottery. */
export const openedDrawsQuery = (client: Client, gameCode: string) =>
  queryOptions({
    queryKey: lotteryKeys.opened(gameCode),
    queryFn: ({ signal }) => getOpenedDraws(client, { gameCode }, { signal }),
    retry: false,
  })

/** One draw with its proof. */
export const drawQuery = (client: Client, drawId: string) =>
  queryOptions({ queryKey: lotteryKeys.draw(drawId), queryFn: ({ signal }) => getDraw(client, { drawId }, { signal }), retry: false })

/** The member's lottery orders, page after page. */
export const lotteryOrdersQuery = (client: Client, filter: LotteryOrderFilter) =>
  infiniteQueryOptions({
    queryKey: lotteryKeys.orderList(filter),
    queryFn: ({ pageParam, signal }) => getLotteryOrders(client, { ...filter, pageNo: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: minute / 6,
    retry: false,
    meta: privateQuery,
  })

/** One order with its lines and its draw. */
export const lotteryOrderQuery = (client: Client, orderNo: string) =>
  queryOptions({
    queryKey: lotteryKeys.order(orderNo),
    queryFn: ({ signal }) => getLotteryOrder(client, { orderNo }, { signal }),
    retry: false,
    meta: privateQuery,
  })

/** The launched page's session with its balance. */
export const bettingSessionQuery = (client: Client) =>
  queryOptions({
    queryKey: lotteryKeys.session(),
    queryFn: ({ signal }) => getBettingSession(client, {}, { signal }),
    retry: false,
    meta: privateQuery,
  })
