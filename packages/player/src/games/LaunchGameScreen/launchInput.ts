import type { InputOf } from '@platform/sdk'
import type { launchGame } from '@platform/sdk/games'
import { LOBBY_CODE, type LaunchTarget } from '../../blocks/game/launchTarget.ts'
import { pathTo } from '../../paths.ts'

/** Input of the launch call: a game by its node id, or a lottery's betting page or lobby. Spec 7.3. */
export function launchInput(target: LaunchTarget, origin: string): InputOf<typeof launchGame> {
  const backUrl = origin + pathTo(target.kind === 'lottery' && target.fromLobby ? 'lottery' : 'home')
  if (target.kind === 'game') {
    const { nodeId, vassalage, gameType } = target
    return { nodeId, ...(vassalage && { vassalage }), ...(gameType && { gameType }), backUrl }
  }
  const { code, prizeMode } = target
  return { lottoGameCode: code, lottoPrizeMode: prizeMode, lottoView: code === LOBBY_CODE ? 'lobby' : 'betting', backUrl }
}
