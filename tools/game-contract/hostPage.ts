import { connectGame, type BridgeRefusal, type GameMessage, type HostMessage, windowPort, withBridge } from '@platform/sdk/gameBridge'

/** What the page of the suite offers to its checks. */
export interface TestHost {
  messages: GameMessage[]
  /** Messages of the game that were refused; those of other windows are not the game's. */
  refusals: BridgeRefusal[]
  hasRefused: () => boolean
  /** When the game sent its first message, ms after this page was opened; Infinity before. */
  spokeAfter: number
  send: (message: HostMessage) => void
  /** Sends what a game must not follow: `close` of another session, and one that was sent before. */
  attack: () => void
  reload: () => void
}

declare global {
  var testHost: TestHost
}

const frame = document.querySelector('iframe')!
const address = new URLSearchParams(location.search).get('game')!
const session = `contract-${crypto.randomUUID()}`
const { origin } = new URL(address)
const [messages, refusals]: [GameMessage[], BridgeRefusal[]] = [[], []]
const game = connectGame({
  port: windowPort(() => frame.contentWindow, origin),
  session,
  onMessage: (message) => {
    testHost.spokeAfter = Math.min(testHost.spokeAfter, performance.now())
    messages.push(message)
  },
  onRefused: (refusal) => {
    if (refusal.refused !== 'origin' && refusal.refused !== 'window') refusals.push(refusal)
  },
})
globalThis.testHost = {
  messages,
  refusals,
  hasRefused: () => refusals.length > 0,
  spokeAfter: Infinity,
  send: (message) => {
    const refused = game.send(message)
    if (refused) throw new Error(`The suite sent a wrong message: ${JSON.stringify(refused)}`)
  },
  attack() {
    const close = { bridge: 1, session, sequence: Number.MAX_SAFE_INTEGER - 1, type: 'close' }
    for (const wrong of [{ session: 'of-another-launch-1' }, { sequence: 1 }, { bridge: 2 }, { type: 'navigate' }])
      frame.contentWindow!.postMessage({ ...close, ...wrong }, origin)
    for (const data of [null, 'close', { type: 'close' }, JSON.stringify(close), [close]]) frame.contentWindow!.postMessage(data, origin)
  },
  reload() {
    const { src } = frame
    frame.src = 'about:blank'
    frame.addEventListener('load', () => (frame.src = src), { once: true })
  },
}
frame.src = withBridge(address, { session, host: location.origin })
