import { sessionChannel, type SignedOut } from './shareSession.ts'

/** Signs out the other tabs of this player as well, immediately and even without storage. */
export function announceSignOut(userName: string): void {
  const channel = new BroadcastChannel(sessionChannel)
  channel.postMessage({ signedOut: userName } satisfies SignedOut)
  channel.close()
}
