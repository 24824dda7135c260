import type { OutputOf } from '@platform/sdk'
import { minor } from '@platform/sdk'
import type { getGameInfo } from '@platform/sdk/games'
import type { Context } from '../gateway/Context.ts'
import { MAX_STAKE, prizesOf } from '../play/exports.ts'
import { gameNamed, isLottery, isOpen, roomOf } from '../catalogue/exports.ts'

/** Details of one game of this merchant. */
export async function gameInfo(nodeId: string, context: Context): Promise<OutputOf<typeof getGameInfo>> {
  const game = await gameNamed(nodeId, context)
  const info = { rtp: game.rtp, minBet: minor(Number(game.min_bet)), maintenance: !isOpen(game), ...roomOf(game) }
  // The maximum of a lottery depends on the draw: its own page shows it.
  return isLottery(game.game_type) ? info : { ...info, maxBet: minor(MAX_STAKE), prizes: prizesOf(game.game_type) }
}
