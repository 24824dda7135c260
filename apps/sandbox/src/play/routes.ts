import { handle } from '../gateway/handle.ts'
import { getPlayState, getReplay, openPlay, placeStake } from './calls.ts'
import { openSession } from './playSession.ts'
import { playState } from './playState.ts'
import { replay } from './replay.ts'
import { playRound } from './stake.ts'

/** The calls of the game pages. They use a separate session, which gives access to no other call. */
export const playRoutes = [
  handle(openPlay, async ({ ticket, token }, context) => {
    await openSession(context, ticket, token)
    return playState(context, token)
  }),
  handle(getPlayState, async (_input, context) => {
    await context.services.draws.keepUp()
    return playState(context, context.bearer)
  }),
  handle(placeStake, (input, context) => playRound(input, context)),
  handle(getReplay, ({ ticket }, context) => replay(context, ticket)),
]
