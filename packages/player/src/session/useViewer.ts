import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { membersTry } from '@platform/sdk/markets'
import { memberInfoQuery, settingsQuery, whitelabelQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useMarket } from '../merchant/useMarket.ts'
import { useMerchant } from '../merchant/MerchantProvider.tsx'
import { pathTo, type PathArgs } from '../paths.ts'
import type { RouteName } from '../routes.ts'
import { isOffered, type Viewer } from './mayVisit.ts'
import { useSession } from './useSession.ts'

/** The current viewer, for `mayVisit`. */
export function useViewer(): Viewer {
  const client = useClient()
  const { registered } = useMerchant()
  const forMembers = membersTry(useMarket())
  const type = useSession()?.type
  const { data: whitelabel } = useQuery(whitelabelQuery(client))
  const withdrawEnabled = useQuery(settingsQuery(client)).data?.withdrawEnabled
  const member = useQuery({ ...memberInfoQuery(client), enabled: type !== undefined }).data
  const toUpline = member?.toUpline
  const isProtected = type !== undefined && member?.protection !== undefined
  // The same until it changes: what depends on it (links, sanitised HTML) is kept.
  return useMemo(
    () => ({ registered, type, whitelabel, withdrawEnabled, toUpline, isProtected, membersTry: forMembers }),
    [registered, type, whitelabel, withdrawEnabled, toUpline, isProtected, forMembers],
  )
}

/** The address of a screen that is offered to this viewer: `linkTo('help')`; `undefined` where the link is omitted. */
export function useLinkTo(): <Name extends RouteName>(name: Name, ...query: PathArgs<Name>) => string | undefined {
  const viewer = useViewer()
  return (name, ...query) => (isOffered(name, viewer) ? pathTo(name, ...query) : undefined)
}
