import type { Client } from '@platform/sdk'
import { entries } from '../storage/entries.ts'
import { storedSession, storeSession } from './sessionStore.ts'

interface SignedOut {
  signedOut: string
}

const channelName = 'session'

/** Signs out the other tabs of this player as well, immediately and even without storage. */
export function announceSignOut(userName: string): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ signedOut: userName } satisfies SignedOut)
  channel.close()
}

/** Syncs storage, other tabs and the back/forward cache with the client's session. Returns how to stop. */
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
  // A page from the back/forward cache may show a player who has signed out since.
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
