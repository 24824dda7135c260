import { BRIDGE_VERSION } from './readBridgeMessage.ts'

/** What both sides know of each other from the address that a game is opened with. */
export interface BridgeAddress {
  /** Of 16 or more characters, made by the site for this launch only. */
  session: string
  /** Origin of the site; 'native' for a native shell. A game compares it with the sites that it knows. */
  host: string
}

/** The address of a game with the bridge in its `#` part, which no server sees. */
export function withBridge(address: string, { session, host }: BridgeAddress): string {
  const bridge = new URLSearchParams({ bridge: `${BRIDGE_VERSION}`, session, host })
  return `${address}${address.includes('#') ? '&' : '#'}${bridge}`
}

/** Reads the `#` part of a game's address; undefined without a bridge, or with one of another version. */
export function readBridgeAddress(hash: string): BridgeAddress | undefined {
  const query = new URLSearchParams(hash.replace(/^#/, ''))
  const [session, host] = [query.get('session'), query.get('host')]
  return query.get('bridge') === `${BRIDGE_VERSION}` && session && /^[\w-]{16,64}$/.test(session) && host ? { session, host } : undefined
}
