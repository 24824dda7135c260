import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@platform/sdk'
import { removePrivate } from '@platform/sdk/query/account'
import { areas } from '../storage/area.ts'
import { entries } from '../storage/entries.ts'
import { storedSession, storeSession } from './sessionStore.ts'

/** Sent to the other tabs: the player that signed out. */
interface SignedOut {
  signedOut: string
}

const sessionChannel = 'session'

/**
 * Syncs storage, other tabs and the back/forward cache with the client's session, and leaves nothing of a player to the next one.
 * Returns how to stop.
 */
export function shareSession({ session }: Client, queries: QueryClient, reload: () => void = () => location.reload()): () => void {
  // The latest player of this tab, also after the session's end: drafts stay for a new sign-in.
  let latest = session.get()
  const signOut = () => {
    clearTab()
    // This tab hears its own sign-out, too: once more would abort what the next page requests.
    if (session.get()) session.clear()
  }
  const stopStoring = session.subscribe(() => {
    const now = session.get()
    const isOther = now && latest && now.userName !== latest.userName
    if (!now || isOther) removePrivate(queries)
    if (isOther) clearTab()
    storeSession(now, latest?.token)
    latest = now ?? latest
  })
  const stop = new AbortController()

  const onMessage = ({ data }: MessageEvent<SignedOut>) => {
    if (latest?.userName === data.signedOut) signOut()
  }
  const channel = new BroadcastChannel(sessionChannel)
  channel.addEventListener('message', onMessage)

  // Another tab signed in or out with a session that outlives tabs.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== entries.localSession.key && key !== null) return
    const stored = storedSession()
    if (stored?.token === session.get()?.token) return
    if (stored) session.set(stored)
    else signOut()
  }
  // A page from the back/forward cache may show a player who has signed out since.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || storedSession()?.token === session.get()?.token) return
    // WebKit shows the old page for as long as the new one takes to load.
    document.documentElement.hidden = true
    reload()
  }
  addEventListener('storage', onStorage, stop)
  addEventListener('pageshow', onShow, stop)

  return () => {
    stopStoring()
    channel.close()
    stop.abort()
  }
}

/** Signs out the other tabs of this player as well, immediately and even without storage. */
export function announceSignOut(userName: string): void {
  const channel = new BroadcastChannel(sessionChannel)
  channel.postMessage({ signedOut: userName } satisfies SignedOut)
  channel.close()
}

/** Removes the player's entries of this tab, also those of code that is not loaded. Unfinished calls stay: each names its player. */
function clearTab(): void {
  const calls = entries.openCalls.get()
  areas.clear('session')
  if (calls !== undefined) entries.openCalls.set(calls)
}
