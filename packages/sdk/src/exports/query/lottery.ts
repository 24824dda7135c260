export { lotteryKeys, type LotteryOrderFilter } from '../../lottery/lotteryKeys.ts'
export { cancelSubOrderMutation, placeLotteryBetMutation } from '../../lottery/mutations.ts'
export {
  bettingSessionQuery,
  currentDrawQuery,
  drawQuery,
  lotteryListQuery,
  lotteryMenuQuery,
  lotteryOrderQuery,
  lotteryOrdersQuery,
  mobileLotteriesQuery,
  openedDrawsQuery,
  recentLotteriesQuery,
  vnMenuQuery,
} from '../../lottery/queries.ts'
