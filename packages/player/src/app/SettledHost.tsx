import { lazyExtra } from '../blocks/lazyExtra.ts'
import { useIsRegistered } from '../merchant/MerchantProvider.tsx'
import { useSession } from '../session/useSession.ts'

const SettledNotice = lazyExtra(async () => (await import('../lottery/SettledNotice/SettledNotice.tsx')).SettledNotice)

/** News of settled lottery bets: for who is signed in, where there are lotteries. Fetched when the first page has settled. */
export function SettledHost() {
  const userName = useSession()?.userName
  const exists = useIsRegistered()
  if (userName === undefined || !exists('lotteryRecord')) return null
  return <SettledNotice key={userName} userName={userName} />
}
