import { Suspense, useEffect, useState } from 'react'
import { lazyExtra } from '../blocks/lazyExtra.ts'
import { useIsRegistered } from '../merchant/MerchantProvider.tsx'
import { useSession } from '../session/useSession.ts'

const SettledNotice = lazyExtra(async () => (await import('../lottery/SettledNotice/SettledNotice.tsx')).SettledNotice)

/** Fetched when the first page has settled. */
const LATER_MS = 3000

/** News of settled lottery bets: for who is signed in, where there are lotteries. */
export function SettledHost() {
  const userName = useSession()?.userName
  const exists = useIsRegistered()
  const wanted = userName !== undefined && exists('lotteryRecord')
  const [later, setLater] = useState(false)
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => setLater(true), LATER_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  if (!wanted || !later) return null
  return (
    <Suspense>
      <SettledNotice key={userName} userName={userName} />
    </Suspense>
  )
}
