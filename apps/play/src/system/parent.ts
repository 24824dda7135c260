import { webAddress } from '@platform/ui'

/** Messages of the framed page to the embedding site. */
export type PlayMessage =
  | { type: 'ready' }
  | { type: 'balance'; balance: number }
  /** A round is in progress, until its end. */
  | { type: 'start' }
  | { type: 'end' }
  | { type: 'round'; orderNo: string; stake: number; payout: number }
  | { type: 'exit' }
  /** The stake exceeds the balance, and the player wants to deposit. */
  | { type: 'deposit' }
  | { type: 'error'; code: string }

let target = webAddress(document.referrer)?.origin

/** Restricts messages to the site that launched the game. */
export const setParent = (backUrl: string) => {
  target = webAddress(backUrl)?.origin
}

export const framed = window.parent !== window

/** Sends to the embedding site; restricted to the origin of the launching site once that is known. */
export function postToParent(message: PlayMessage): void {
  if (framed && target) window.parent.postMessage({ source: 'platform-play', version: 1, ...message }, target)
}

/** Returns to the site: it closes the frame; outside of a frame the page navigates there. */
export function leave(backUrl: string | undefined): void {
  const site = webAddress(backUrl ?? '')
  if (framed) postToParent({ type: 'exit' })
  else if (site) location.replace(site.href)
  else history.back()
}
