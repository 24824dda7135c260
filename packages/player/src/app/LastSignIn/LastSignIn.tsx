import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { memberInfoQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useIsRegistered } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'
import { LastSignInView } from './LastSignInView.tsx'

const shownFor = 8000

/** After a sign-in on this page, and only then: the one before it. */
export function LastSignIn() {
  const session = useSession()
  const exists = useIsRegistered()
  // A session that the page started with is no sign-in.
  const [told, setTold] = useState(session?.token)
  const token = session?.token
  const { data } = useQuery({ ...memberInfoQuery(useClient()), enabled: token !== undefined && token !== told })
  const last = token !== told && data?.account === session?.userName ? data : undefined
  const at = last?.lastLoginTime
  useEffect(() => {
    if (at === undefined) return
    const timer = setTimeout(() => setTold(token), shownFor)
    return () => clearTimeout(timer)
  }, [at, token])
  if (!last || at === undefined) return null
  return (
    <LastSignInView
      at={at}
      device={last.lastLoginDevice}
      notMeHref={exists('changePassword') ? pathTo('changePassword') : undefined}
      onClose={() => setTold(token)}
    />
  )
}
