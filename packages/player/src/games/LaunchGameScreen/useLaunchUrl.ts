import { launchGameMutation } from '@platform/sdk/query/games'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import type { InputOf } from '@platform/sdk'
import type { launchGame } from '@platform/sdk/games'
import { type LaunchTarget, LOBBY_CODE } from '../../blocks/game/launchTarget.ts'
import { checkGameUrl } from '../../links/checkGameUrl.ts'
import { useKnownOrigins } from '../../blocks/game/useKnownOrigins.ts'
import { pathTo } from '../../paths.ts'

/** Requests and validates a game's address: for this page, or for a separate window. `undefined` = a request is pending already. */
export function useLaunchUrl(target: LaunchTarget) {
  const client = useClient()
  const knownOrigins = useKnownOrigins()
  // A launch moves no money: a lost answer is requested again with the same key, instead of polled for.
  const here = useKeyedMutation(launchGameMutation(client), { resolves: false })
  // An address is valid once, so that a window needs its own launch.
  const elsewhere = useKeyedMutation(launchGameMutation(client), { resolves: false, scope: 'window' })

  const answerOf = async ({ submit }: typeof here) => {
    const end = await submit(launchInput(target, location.origin))
    if (end?.status === 'failed') throw end.error
    return end?.status === 'done' ? end.answer : undefined
  }
  const request = async (mutation: typeof here) => {
    const [answer, origins] = await Promise.all([answerOf(mutation), knownOrigins()])
    return (
      answer && { room: answer.roomType, jurisdiction: answer.jurisdiction, address: checkGameUrl(answer.gameUrl, origins, location.href) }
    )
  }
  return { forPage: () => request(here), forWindow: () => request(elsewhere) }
}

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
