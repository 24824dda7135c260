import { lazyComponent } from '@platform/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { renewSession } from '@platform/sdk/account'
import { merchantWalletQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { numberOf } from '@platform/sdk/markets'
import { useMarket } from '../../merchant/useMarket.ts'
import { IdleWatch } from './IdleWatch.tsx'
import { LimitReached } from './LimitReached.tsx'
import { useTexts } from '../../i18n/LanguageProvider.tsx'
import { mayVisit } from '../../session/mayVisit.ts'
import { watchUse } from '../../session/watchUse.ts'
import { useMember } from '../../session/useMember.ts'
import { useViewer } from '../../session/useViewer.ts'
import { NewTerms } from './NewTerms.tsx'
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

/** A member's session tasks after the first page has settled: renewal (7.5), change of an initial password, changed terms, limits that are reached, lottery results, pending contracts. */
export function SettledHost() {
  const { userName, token } = useMember()
  const viewer = useViewer()
  const client = useClient()
  const idleMs = numberOf(useMarket(), 'idleMs')
  const locks = idleMs !== undefined
  // A refusal ends the session; other errors are retried on the next use.
  useEffect(() => (locks ? undefined : watchUse(() => void renewSession(client, {}).catch(() => undefined))), [client, token, locks])
  // The one call of home (2.3) without a block there: the wallets are cached when the member center opens.
  useQuery(merchantWalletQuery(client))
  // The screens that a member opens next need more texts than the first page.
  const hasTexts = useTexts('all')
  return (
    <>
      <OwnPassword />
      {hasTexts && locks && <IdleWatch idleMs={idleMs} />}
      {hasTexts && <NewTerms />}
      {hasTexts && <LimitReached />}
      {hasTexts && contractRoutes.some((name) => mayVisit(name, viewer) === 'allowed') && <ContractPrompts key={token} />}
      {mayVisit('lotteryRecord', viewer) === 'allowed' && <SettledNotice key={userName} userName={userName} />}
    </>
  )
}
