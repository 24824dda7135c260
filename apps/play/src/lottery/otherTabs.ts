const CHANNEL = 'lottery'

/** Calls when another tab of this page has bet or taken a bet back. Returns the way to stop. */
export function onOtherTabs(changed: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', changed)
  return () => channel.close()
}

/** Tells the other tabs that bets have changed. */
export function notifyOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}
