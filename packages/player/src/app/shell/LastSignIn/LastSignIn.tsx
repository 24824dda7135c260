import { useEffect, useEffectEvent, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { memberInfoQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useOverlayOpen } from '@platform/ui'
import { useSession } from '../../../session/useSession.ts'
import { useLinkTo } from '../../../session/useViewer.ts'
import { LastSignInView } from './LastSignInView.tsx'

const shownFor = 8000

/** The sign-in before the current one. */
export function LastSignIn({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const linkTo = useLinkTo()
  const { data } = useQuery(memberInfoQuery(useClient()))
  const last = data?.account === session?.userName ? data : undefined
  const at = last?.lastLoginTime
  const close = useEffectEvent(onClose)
  const covered = useOverlayOpen()
  const remainingMs = useRef(shownFor)
  useEffect(() => {
    // Its timer is paused while an announcement covers it.
    if (at === undefined || covered) return
    const since = performance.now()
    const timer = setTimeout(close, remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= performance.now() - since
    }
  }, [at, covered])
  if (!last || at === undefined) return null
  return <LastSignInView at={at} device={last.lastLoginDevice} notMeHref={linkTo('changePassword')} onClose={onClose} />
}
