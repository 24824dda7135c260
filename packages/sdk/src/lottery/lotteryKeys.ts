import type { InputOf } from '../core/Call.ts'
import type { getLotteryOrders } from './getLotteryOrders.ts'
import type { PrizeMode } from './PrizeMode.ts'

/** The filter of a list of orders. */
export type LotteryOrderFilter = Omit<InputOf<typeof getLotteryOrders>, 'pageNo'>

/** Query keys of lotteries, draws and orders: all begin with 'lottery'. */
export const lotteryKeys = {
  all: ['lottery'] as const,
  list: (prizeMode: PrizeMode, gameGroupCode?: string) => [...lotteryKeys.all, 'list', prizeMode, gameGroupCode] as const,
  menu: (prizeMode: PrizeMode) => [...lotteryKeys.all, 'menu', prizeMode] as const,
  mobile: () => [...lotteryKeys.all, 'mobile'] as const,
  vnMenu: () => [...lotteryKeys.all, 'vnMenu'] as const,
  recent: () => [...lotteryKeys.all, 'recent'] as const,
  current: (gameCode: string) => [...lotteryKeys.all, 'current', gameCode] as const,
  opened: (gameCode: string) => [...lotteryKeys.all, 'opened', gameCode] as const,
  draw: (drawId: string) => [...lotteryKeys.all, 'draw', drawId] as const,
  orders: () => [...lotteryKeys.all, 'orders'] as const,
  orderList: (filter: LotteryOrderFilter) => [...lotteryKeys.orders(), 'list', filter] as const,
  order: (orderNo: string) => [...lotteryKeys.orders(), orderNo] as const,
  session: () => [...lotteryKeys.all, 'session'] as const,
}
