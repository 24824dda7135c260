import { useSyncExternalStore } from 'react'
import { useClient } from '@platform/sdk/react'
import type { SessionInfo } from '@platform/sdk'

const nobody = () => undefined

/** The session of this tab; `undefined` for a guest. */
export function useSession(): SessionInfo | undefined {
  const { session } = useClient()
  return useSyncExternalStore(session.subscribe, session.get, nobody)
}
