import * as calls from '@platform/sdk/lottery'
import type { Context } from '../gateway/Context.ts'
import { handle } from '../gateway/handle.ts'
import { hashToken } from '../gateway/tokens.ts'
import { openSession } from '../play/exports.ts'
import { bettingSession } from './bettingSession.ts'
import { cancelBet } from './cancelBet.ts'
import { currentDraw, drawNamed, openedDraws } from './drawsOf.ts'
import { lotteryGames, lotteryGroups, lotteryList, lotteryMenu, recentLotteries } from './lotteryGames.ts'
import { orderNamed, pageOfOrders } from './ordersOf.ts'
import { placeBet } from './placeBet.ts'
import { settledBets } from './settledBets.ts'

/** Pays due prizes into the wallet before a stake is taken from it. */
const keepUp = (_input: unknown, { services }: Context) => services.draws.keepUp()

export const lotteryRoutes = [
  handle(calls.getLotteryList, (input, context) => lotteryList(input, context)),
  handle(calls.getLotteryMenu, ({ prizeMode }, context) => lotteryMenu(prizeMode, context)),
  handle(calls.getMobileLotteries, (_input, context) => lotteryGames(context)),
  handle(calls.getVnMenu, (_input, context) => lotteryGroups(context)),
  handle(calls.getRecentLotteries, (_input, context) => recentLotteries(context)),
  handle(calls.getOpenedDraws, ({ gameCode }, context) => openedDraws(gameCode, context)),
  handle(calls.getDraw, ({ drawId }, context) => drawNamed(drawId, context)),
  handle(calls.getCurrentDraw, ({ gameCode }, context) => currentDraw(gameCode, context)),
  handle(calls.placeLotteryBet, (slip, context) => placeBet(slip, context), { before: keepUp }),
  handle(calls.cancelSubOrder, ({ subOrderNo }, context) => cancelBet(subOrderNo, context), { before: keepUp }),
  handle(calls.getLotteryOrders, (filter, context) => pageOfOrders(filter, context)),
  handle(calls.getLotteryOrder, async ({ orderNo }, context) => {
    await context.services.draws.keepUp()
    return orderNamed(orderNo, context)
  }),
  handle(calls.getSettledBets, ({ cursor }, context) => settledBets(cursor, context)),
  handle(calls.openBetting, async ({ ticket, token }, context) => {
    await openSession(context, ticket, token)
    return bettingSession(context, hashToken(token))
  }),
  handle(calls.getBettingSession, (_input, context) => bettingSession(context, context.session)),
]
