import { type Bridge, type BridgeOptions, connect } from './connect.ts'
import { type GameMessage, gameMessages, type HostMessage, hostMessages } from './messages.ts'
import { roundRules } from './roundRules.ts'

/** The site's side of the bridge to a game in a frame or a native shell; `round` is the id of the running round. */
export function connectGame(options: BridgeOptions<GameMessage>): Bridge<HostMessage> & { round: () => string | undefined } {
  const { follow, round } = roundRules()
  return { ...connect(options, { table: gameMessages, follow }, { table: hostMessages }), round }
}
