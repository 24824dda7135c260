import { useLocation } from 'react-router'
import { useIsRegistered } from '../merchant/MerchantProvider.tsx'
import { useFeature } from '../merchant/useFeature.ts'
import { pathTo, routeOf } from '../paths.ts'

export interface HeaderLinks {
  /** Leads back to the page it was followed from. */
  loginHref: string
  /** Absent where the screen or the flag DIRECTREG3 is. */
  registerHref: string | undefined
}

/** Where the guest's buttons lead. */
export function useHeaderLinks(): HeaderLinks {
  const { pathname, search } = useLocation()
  const exists = useIsRegistered()
  const direct = useFeature('DIRECTREG3')
  const screen = routeOf(pathname)
  const back = screen === undefined || screen === 'home' ? undefined : pathname + search
  return { loginHref: pathTo('login', { back }), registerHref: direct && exists('register') ? pathTo('register') : undefined }
}
