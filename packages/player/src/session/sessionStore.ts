import type { SessionInfo } from '@platform/sdk'
import { entries } from '../storage/entries.ts'

const installed = () => typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches

// With remember-me and in the installed app the session outlives the tab (section 3).
const outlivesTab = () => entries.autoLogin.get() === '1' || installed()

/** The session stored for this tab or this device; a value of the wrong shape counts as signed out. */
export function storedSession(): SessionInfo | undefined {
  return entries.tabSession.get() ?? (outlivesTab() ? entries.localSession.get() : undefined)
}

/** Stores a session for the tab or the device; without one, removes that of the tab, which had the token `former`. */
export function storeSession(session: SessionInfo | undefined, former?: string): void {
  entries.tabSession.remove()
  // Another tab may have stored a newer one, which does not end with this tab's.
  if (session || entries.localSession.get()?.token === former) entries.localSession.remove()
  if (session) (outlivesTab() ? entries.localSession : entries.tabSession).set(session)
}

/** Sets before a login whether its session may outlive the tab: remember-me, and nothing else (decisions). */
export const chooseAutoLogin = (remember: boolean): void => entries.autoLogin.set(remember ? '1' : '0')
