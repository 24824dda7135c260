import { lazyComponent } from '@platform/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { renewSession } from '@platform/sdk/account'
import { merchantWalletQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { useTexts } from '../../i18n/LanguageProvider.tsx'
import { mayVisit } from '../../session/mayVisit.ts'
import { watchUse } from '../../session/watchUse.ts'
import { useSession } from '../../session/useSession.ts'
import { useViewer } from '../../session/useViewer.ts'
import { OwnPassword } from './OwnPassword.tsx'

const contractRoutes = ['dividendContract', 'salaryContract', 'hourlyContract'] as const

const SettledNotice = lazyComponent({
  load: async () => (await import('../../lottery/SettledNotice/SettledNotice.tsx')).SettledNotice,
  onError: 'omit',
})

const ContractPrompts = lazyComponent({
  load: async () => (await import('../../contracts/ContractPrompts/ContractPrompts.tsx')).ContractPrompts,
  onError: 'omit',
})

/** What a session needs once the first page has settled: it is renewed while it is used (7.5), a password that is not the member's own is changed first, news of settled lottery bets, and contracts that wait for an answer. */
export function SettledHost() {
  const session = useSession()
  const userName = session?.userName
  const viewer = useViewer()
  const client = useClient()
  const token = session?.token
  useEffect(() => {
    // A refusal ends the session by itself; anything else is tried again with the next use.
    if (token) return watchUse(() => void renewSession(client, {}).catch(() => undefined))
  }, [client, token])
  // Of home's calls (2.3) the one that no block of home shows: which wallets there are is known when the member centre opens.
  useQuery({ ...merchantWalletQuery(client), enabled: session !== undefined })
  // What a member opens next says more than the first page did.
  const hasTexts = useTexts(userName === undefined ? 'public' : 'all')
  if (userName === undefined) return null
  return (
    <>
      <OwnPassword />
      {hasTexts && contractRoutes.some((name) => mayVisit(name, viewer) === 'allowed') && <ContractPrompts key={token} />}
      {mayVisit('lotteryRecord', viewer) === 'allowed' && <SettledNotice key={userName} userName={userName} />}
    </>
  )
}
