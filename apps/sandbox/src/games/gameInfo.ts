import type { OutputOf } from '@platform/sdk'
import { minor } from '@platform/sdk'
import type { getGameInfo } from '@platform/sdk/games'
import type { Context } from '../gateway/Context.ts'
import { gameNamed, isOpen } from './catalogue.ts'

/** What is told of one game of this merchant. */
export async function gameInfo(nodeId: string, context: Context): Promise<OutputOf<typeof getGameInfo>> {
  const game = await gameNamed(nodeId, context)
  return { rtp: game.rtp, minBet: minor(Number(game.min_bet)), maintenance: !isOpen(game) }
}
