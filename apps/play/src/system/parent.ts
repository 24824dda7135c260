import { connectHost, type GameMessage, type HostMessage, readBridgeAddress, windowPort } from '@platform/sdk/gameBridge'
import { webAddress } from '@platform/ui'

const address = readBridgeAddress(location.hash)
const listeners = new Set<(message: HostMessage) => void>()
let bridge: ReturnType<typeof connectHost> | undefined

export const framed = window.parent !== window

/** Connects to the site that launched the game, if it embeds this page; without its address, to the site that this page was opened from. */
export function connectSite(backUrl: string = document.referrer): void {
  const origin = webAddress(backUrl)?.origin
  if (bridge || !framed || !address || !origin) return
  const onMessage = (message: HostMessage) => {
    for (const listener of listeners) listener(message)
  }
  bridge = connectHost({ port: windowPort(window.parent, origin), session: address.session, onMessage })
}

/** Sends to the embedding site. */
export const postToParent = (message: GameMessage): void => void bridge?.send(message)

/** Listens to the embedding site. Returns how to stop. */
export function onSiteMessage(listener: (message: HostMessage) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns to the site: it closes the frame; outside of a frame the page navigates there. */
export function leave(backUrl: string | undefined): void {
  const site = webAddress(backUrl ?? '')
  if (framed) postToParent({ type: 'exit' })
  else if (site) location.replace(site.href)
  else history.back()
}

/** As `leave`, for a page that the site opened in its own place: one step back, so that the page before is not in the history twice. */
export function goBack(backUrl: string): void {
  if (webAddress(document.referrer)?.origin === webAddress(backUrl)?.origin && history.length > 1) history.back()
  else leave(backUrl)
}
