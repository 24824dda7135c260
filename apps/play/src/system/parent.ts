/** What the page in the frame tells the site around it. */
export type PlayMessage =
  | { type: 'ready' }
  | { type: 'balance'; balance: number }
  /** A round is under way, until its end. */
  | { type: 'start' }
  | { type: 'end' }
  | { type: 'round'; orderNo: string; stake: number; payout: number }
  | { type: 'exit' }
  /** The stake is more than there is, and the player wants to deposit. */
  | { type: 'deposit' }
  | { type: 'error'; code: string }

let target = originOf(document.referrer)

/** From here on messages go to the site that launched the game, and to no other. */
export const setParent = (backUrl: string) => {
  target = originOf(backUrl)
}

export const framed = window.parent !== window

/** Sends to the site around the frame. Before the launch data have arrived, that is the site that requested the frame. */
export function postToParent(message: PlayMessage): void {
  if (framed && target) window.parent.postMessage({ source: 'platform-play', version: 1, ...message }, target)
}

/** Back to the site: it closes the frame; outside a frame the page goes there itself. */
export function leave(backUrl: string | undefined): void {
  if (framed) postToParent({ type: 'exit' })
  else if (backUrl && originOf(backUrl)) location.replace(backUrl)
  else history.back()
}

function originOf(address: string): string | undefined {
  try {
    const { protocol, origin } = new URL(address)
    return /^https?:$/.test(protocol) ? origin : undefined
  } catch {
    return undefined
  }
}
