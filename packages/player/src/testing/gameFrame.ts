import { page } from 'vitest/browser'
import { readBridgeAddress } from '@platform/sdk/gameBridge'

const frame = page.getByTitle(/^Jogo /)
type GameWindow = Window & { eval: (code: string) => unknown }

function gameWindow() {
  const element = frame.last().element() as HTMLIFrameElement
  return { game: element.contentWindow as GameWindow, session: readBridgeAddress(new URL(element.src).hash)!.session }
}

let sequence = 0

/** Sends a message over the bridge, as the page in the last frame would; `envelope` replaces parts of its envelope. */
export function sayInGame(type: string, fields: object = {}, envelope: object = {}): void {
  const { game, session } = gameWindow()
  sequence++
  game.eval(`parent.postMessage(${JSON.stringify({ bridge: 1, session, sequence, type, ...fields, ...envelope })}, '*')`)
}

/** From now on the page in the frame writes down what it receives. */
export function listenInGame(): void {
  gameWindow().game.eval(`onmessage = ({ data }) => (window.received ??= []).push(data)`)
}

/** What it has received since, without the envelope. */
export const receivedInGame = (): object[] => {
  const received = gameWindow().game.eval('JSON.stringify(window.received ?? [])') as string
  return (JSON.parse(received) as Record<string, unknown>[]).map(
    ({ bridge: _bridge, session: _session, sequence: _sequence, ...message }) => message,
  )
}
