import type { SessionInfo } from '@platform/sdk'
import { entries } from '../storage/entries.ts'

const installed = () => typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches

// Remember-me and the installed app keep the session beyond the tab (section 3).
const outlivesTab = () => entries.autoLogin.get() === '1' || installed()

/** The session that this tab or this device kept; anything of the wrong shape reads as signed out. */
export function storedSession(): SessionInfo | undefined {
  return entries.tabSession.get() ?? (outlivesTab() ? entries.localSession.get() : undefined)
}

/** Writes a session where it belongs; without one, removes it from everywhere. */
export function storeSession(session: SessionInfo | undefined): void {
  entries.tabSession.remove()
  entries.localSession.remove()
  if (session) (outlivesTab() ? entries.localSession : entries.tabSession).set(session)
}

/** Says before a login whether its session may outlive the tab: remember-me, and nothing else (decisions). */
export const chooseAutoLogin = (remember: boolean): void => entries.autoLogin.set(remember ? '1' : '0')
