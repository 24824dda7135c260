const CHANNEL = 'lottery'

/** Calls `changed` when another tab of this page has placed or cancelled a bet. Returns a function that unsubscribes. */
export function onOtherTabs(changed: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', changed)
  return () => channel.close()
}

/** Notifies the other tabs that bets have changed. */
export function notifyOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}
