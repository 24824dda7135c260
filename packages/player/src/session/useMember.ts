import { useState } from 'react'
import type { SessionInfo } from '@platform/sdk'
import { useSession } from './useSession.ts'

/** The signed-in member on a screen whose route's `access` excludes guests; stays if the session ends meanwhile. */
export function useMember(): SessionInfo {
  const member = useLastMember()
  if (!member) throw new Error('useMember is for screens whose route has an `access`')
  return member
}

/** The same on a screen that guests may visit. */
export function useLastMember(): SessionInfo | undefined {
  const session = useSession()
  const [member, setMember] = useState(session)
  if (session && session !== member) setMember(session)
  return member
}
