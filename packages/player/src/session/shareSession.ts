import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@platform/sdk'
import { removePrivate } from '@platform/sdk/query/account'
import { areas } from '../storage/area.ts'
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

/**
 * Syncs storage, other tabs and the back/forward cache with the client's session, and leaves nothing of a player to the next one.
 * Returns how to stop.
 */
export function shareSession({ session }: Client, queries: QueryClient, reload: () => void = () => location.reload()): () => void {
  // The latest player of this tab, also after the session's end: drafts stay for a new sign-in.
  let latest = session.get()
  const forget = () => {
    removePrivate(queries)
    clearTab()
  }
  const stopStoring = session.subscribe(() => {
    const now = session.get()
    if (now && latest && now.userName !== latest.userName) forget()
    storeSession(now, latest?.token)
    latest = now ?? latest
  })
  const stop = new AbortController()

  const onMessage = ({ data }: MessageEvent<SignedOut>) => {
    if (latest?.userName !== data.signedOut) return
    forget()
    session.clear()
  }
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName)
  channel?.addEventListener('message', onMessage)

  // Another tab signed in or out with a session that outlives tabs.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== entries.localSession.key && key !== null) return
    const stored = storedSession()
    if (stored?.token === session.get()?.token) return
    if (stored) {
      removePrivate(queries)
      session.set(stored)
    } else {
      forget()
      session.clear()
    }
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

/** Removes the player's entries of this tab, also those of code that is not loaded. Unfinished calls stay: each names its player. */
function clearTab(): void {
  const calls = entries.openCalls.get()
  areas.clear('session')
  if (calls !== undefined) entries.openCalls.set(calls)
}
