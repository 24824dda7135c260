import { launchGameMutation } from '@platform/sdk/query/games'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import type { LaunchTarget } from '../../blocks/game/launchTarget.ts'
import { checkGameUrl } from '../../links/checkGameUrl.ts'
import { launchInput } from './launchInput.ts'
import { useKnownOrigins } from './useKnownOrigins.ts'

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
    return answer && { room: answer.roomType, address: checkGameUrl(answer.gameUrl, origins, location.href) }
  }
  return { forPage: () => request(here), forWindow: () => request(elsewhere) }
}
