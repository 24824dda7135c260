import { type Bridge, type BridgeOptions, connect } from './connect.ts'
import { type GameMessage, gameMessages, type HostMessage, hostMessages } from './messages.ts'
import { roundRules } from './roundRules.ts'

/** The game's side of the bridge to the site, or to the native shell, that it is shown in. */
export function connectHost(options: BridgeOptions<HostMessage>): Bridge<GameMessage> {
  return connect(options, { table: hostMessages }, { table: gameMessages, follow: roundRules().follow })
}
