import { lazyExtra } from '../blocks/lazyExtra.ts'
import { mayVisit } from '../session/mayVisit.ts'
import { useSession } from '../session/useSession.ts'
import { useViewer } from '../session/useViewer.ts'

const SettledNotice = lazyExtra(async () => (await import('../lottery/SettledNotice/SettledNotice.tsx')).SettledNotice)

/** News of settled lottery bets: for who is signed in, where the records of their bets are. Fetched when the first page has settled. */
export function SettledHost() {
  const userName = useSession()?.userName
  const viewer = useViewer()
  if (userName === undefined || mayVisit('lotteryRecord', viewer) !== 'allowed') return null
  return <SettledNotice key={userName} userName={userName} />
}
