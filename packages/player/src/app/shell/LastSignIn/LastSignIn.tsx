import { useEffect, useEffectEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { memberInfoQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useSession } from '../../../session/useSession.ts'
import { useLinkTo } from '../../../session/useViewer.ts'
import { LastSignInView } from './LastSignInView.tsx'

const shownFor = 8000
const tick = 500

/** The sign-in before the one that has just been made. */
export function LastSignIn({ onTold }: { onTold: () => void }) {
  const session = useSession()
  const linkTo = useLinkTo()
  const { data } = useQuery(memberInfoQuery(useClient()))
  const last = data?.account === session?.userName ? data : undefined
  const at = last?.lastLoginTime
  const told = useEffectEvent(onTold)
  useEffect(() => {
    if (at === undefined) return
    // Its time stands still while it lies under an announcement.
    let left = shownFor
    const timer = setInterval(() => {
      if (document.querySelector('[role=dialog]') === null) left -= tick
      if (left <= 0) told()
    }, tick)
    return () => clearInterval(timer)
  }, [at])
  if (!last || at === undefined) return null
  return <LastSignInView at={at} device={last.lastLoginDevice} notMeHref={linkTo('changePassword')} onClose={onTold} />
}
