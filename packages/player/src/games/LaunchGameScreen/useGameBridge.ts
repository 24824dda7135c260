import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { connectGame, type GameMessage, type HostMessage, readBridgeAddress, windowPort } from '@platform/sdk/gameBridge'

/** Connects to the game in the frame, whose address has the session of the bridge. Returns how to send to it. */
export function useGameBridge(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
  onMessage: (message: GameMessage) => void,
): (message: HostMessage) => void {
  const bridge = useRef<ReturnType<typeof connectGame>>(undefined)
  const receive = useEffectEvent(onMessage)
  useEffect(() => {
    const address = url === undefined ? undefined : new URL(url)
    const session = address && readBridgeAddress(address.hash)?.session
    if (!address || !session) return
    const port = windowPort(() => frame.current?.contentWindow, address.origin)
    const game = connectGame({ port, session, onMessage: (message) => receive(message) })
    bridge.current = game
    return () => {
      game.close()
      bridge.current = undefined
    }
  }, [frame, url])
  return useCallback((message) => void bridge.current?.send(message), [])
}
