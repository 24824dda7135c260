import { endRealityCheck, getPlaySession, setRealityCheck } from '@platform/sdk/protection'
import { memberOf, type Context } from '../gateway/Context.ts'
import { handle } from '../gateway/handle.ts'
import { endCheck, playSessionView, setCheck } from './realityCheck.ts'

const playerOf = (context: Context) => ({ market: context.merchant.market, memberId: memberOf(context).id, at: context.now() })

/** The session of play over all games and bets, and its reality check. */
export const playSessionRoutes = [
  handle(getPlaySession, (_input, context) => playSessionView(context, playerOf(context))),
  handle(setRealityCheck, async ({ everyMs }, context) => {
    await setCheck(context.db, playerOf(context), everyMs)
    return playSessionView(context, playerOf(context))
  }),
  handle(endRealityCheck, async (_input, context) => {
    await endCheck(context.db, playerOf(context))
    return playSessionView(context, playerOf(context))
  }),
]
