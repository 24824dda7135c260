import { useState } from 'react'
import type { SessionInfo } from '@platform/sdk'
import { useSession } from './useSession.ts'

/** Who is signed in on a screen that its route's `access` closes to guests; stays when the session ends meanwhile. */
export function useMember(): SessionInfo {
  const session = useSession()
  const [member, setMember] = useState(session)
  if (session && session !== member) setMember(session)
  if (!member) throw new Error('useMember is for screens whose route has an `access`')
  return member
}
