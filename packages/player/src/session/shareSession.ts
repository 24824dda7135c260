import type { Client } from '@platform/sdk'
import { entries } from '../storage/entries.ts'
import { storedSession, storeSession } from './sessionStore.ts'

interface SignedOut {
  signedOut: string
}

const channelName = 'session'

/** Tells the other tabs of this player to sign out as well; they hear it at once, with or without storage. */
export function announceSignOut(userName: string): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ signedOut: userName } satisfies SignedOut)
  channel.close()
}

/** Keeps storage, other tabs and the back/forward cache in step with the client's session. Returns the way to stop. */
export function shareSession({ session }: Client, reload: () => void = () => location.reload()): () => void {
  const stopStoring = session.subscribe(() => storeSession(session.get()))
  const stop = new AbortController()

  const onMessage = ({ data }: MessageEvent<SignedOut>) => {
    if (session.get()?.userName === data.signedOut) session.clear()
  }
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName)
  channel?.addEventListener('message', onMessage)

  // Another tab signed in or out with a session that outlives tabs.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== entries.localSession.key && key !== null) return
    const stored = storedSession()
    if (stored?.token === session.get()?.token) return
    if (stored) session.set(stored)
    else session.clear()
  }
  // A page out of the back/forward cache may show a player who has left since.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && storedSession()?.token !== session.get()?.token) reload()
  }
  addEventListener('storage', onStorage, stop)
  addEventListener('pageshow', onShow, stop)

  return () => {
    stopStoring()
    channel?.close()
    stop.abort()
  }
}
