import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { whitelabelQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useIsLive } from '@platform/ui'
import { useMerchant } from '../merchant/MerchantProvider.tsx'
import { isFlagOn } from '../merchant/useFeature.ts'
import { pathTo, routeOf } from '../paths.ts'

export interface HeaderLinks {
  /** Both return to the current page afterwards. */
  loginHref: string
  /** Absent where the screen or the flag DIRECTREG3 is absent. */
  registerHref: string | undefined
  /** The flag is not known yet: the button's space is reserved. */
  registerAwaited: boolean
}

/** Where the guest's buttons lead. */
export function useHeaderLinks(): HeaderLinks {
  const { pathname, search } = useLocation()
  const { merchant } = useMerchant()
  // A prerendered page is the same for every query.
  const query = useIsLive() ? search : ''
  const { data: whitelabel } = useQuery(whitelabelQuery(useClient()))
  const offered = merchant.features.includes('DIRECTREG3')
  const screen = routeOf(pathname)
  const back = screen === undefined || screen === 'home' ? undefined : pathname + query
  return {
    loginHref: pathTo('login', { back }),
    registerHref: offered && whitelabel && isFlagOn('DIRECTREG3', whitelabel) ? pathTo('register', { back }) : undefined,
    registerAwaited: offered && whitelabel === undefined,
  }
}
