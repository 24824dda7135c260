import { useEffect } from 'react'
import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { accountKeys, settingsQuery } from '@platform/sdk/query/account'
import { protectionQuery } from '@platform/sdk/query/protection'
import { walletBalanceQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { LinesSkeleton } from '../blocks/page/LinesSkeleton.tsx'
import { useTexts } from '../i18n/LanguageProvider.tsx'
import { pathTo } from '../paths.ts'
import { useLinkTo } from '../session/useViewer.ts'
import { ProtectedState } from './ProtectedState.tsx'
import { RestrictedView } from './RestrictedView.tsx'

/** How often the page requests whether the state has ended, ms. */
const RECHECK_MS = 30_000

/** Home of a member whose account is paused, excluded or closing: the state, and everything that stays open. */
export function Restricted() {
  // Home waits for less.
  return useTexts('all') ? <OpenPages /> : <LinesSkeleton />
}

function OpenPages() {
  const client = useClient()
  const linkTo = useLinkTo()
  const queries = useQueryClient()
  const [{ data: balance }, { data: settings }, { data: protection }] = useSuspenseQueries({
    queries: [
      walletBalanceQuery(client),
      settingsQuery(client),
      { ...protectionQuery(client), refetchInterval: RECHECK_MS, refetchOnWindowFocus: true },
    ],
  })
  const isOver = protection.state === 'open'
  // It has ended while this page was open: home is as before.
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: accountKeys.memberInfo() })
  }, [isOver, queries])
  return (
    <RestrictedView
      state={<ProtectedState protection={protection} />}
      balance={{ minor: balance.sumBalance, symbol: balance.currencySymbol || settings.currencySymbol }}
      hrefs={{
        withdraw: linkTo('withdraw'),
        destinations: linkTo('securityCenter', { view: 'destinations' }),
        withdrawRecord: linkTo('withdrawRecord'),
        accountRecord: linkTo('accountRecord'),
        gameRecord: linkTo('gameRecord'),
        service: linkTo('service'),
        responsible: pathTo('responsible'),
      }}
    />
  )
}
