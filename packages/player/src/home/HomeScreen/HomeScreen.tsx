import { useDeferredValue } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigationType } from 'react-router'
import { memberInfoQuery } from '@platform/sdk/query/account'
import { walletBalanceQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { useIsLive } from '@platform/ui'
import { SearchEntry } from '../../blocks/game/GameSearch/SearchEntry.tsx'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { useSession } from '../../session/useSession.ts'
import { homeBlocks } from './homeBlocks.tsx'
import { HomeView } from './HomeView.tsx'

/** Home of guests and members. Spec 2.3. */
export function HomeScreen() {
  const { merchant } = useMerchant()
  useRenewedMember()
  const isLive = useIsLive()
  const isBack = useNavigationType() === 'POP'
  // Deferred: what is below the first view is rendered in tasks of its own, after the hydration or a tap. Not on the way back, to a place further down.
  const isComplete = useDeferredValue(isLive, isLive && isBack)
  return <HomeView order={merchant.home} blocks={homeBlocks} search={<SearchEntry bar />} firstViewOnly={!isComplete} />
}

/** Opening home refetches the wallet and the member's data. Nothing of them is read here: without the option home would render at each step. */
function useRenewedMember() {
  const client = useClient()
  const renewed = { enabled: useSession() !== undefined, refetchOnMount: 'always' as const, notifyOnChangeProps: [] }
  useQuery({ ...walletBalanceQuery(client), ...renewed })
  useQuery({ ...memberInfoQuery(client), ...renewed })
}
