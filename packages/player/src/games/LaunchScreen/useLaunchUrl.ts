import { launchGameMutation } from '@platform/sdk/query/games'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import type { LaunchTarget } from '../../blocks/launchTarget.ts'
import { checkGameUrl } from '../../links/checkGameUrl.ts'
import { launchInput } from './launchInput.ts'
import { useKnownOrigins } from './useKnownOrigins.ts'

/** Requests the address of a game, and checks it: for this page, or for a window of its own. `undefined` = a request is under way already. */
export function useLaunchUrl(target: LaunchTarget) {
  const client = useClient()
  const knownOrigins = useKnownOrigins()
  // A launch moves no money: instead of waiting for a lost answer it is requested again, with the same key.
  const here = useKeyedMutation(launchGameMutation(client), { resolves: false })
  // An address works once, so a window needs a launch of its own.
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
