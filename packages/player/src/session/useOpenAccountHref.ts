import { useLocation } from 'react-router'
import { registersInSteps } from '../merchant/registersInSteps.ts'
import { useMarket } from '../merchant/useMarket.ts'
import { useLinkTo } from './useViewer.ts'

/** Where a member makes the account ready for play, and comes back from: the open question of a registration in steps, else the identity check. */
export function useOpenAccountHref(): string | undefined {
  const linkTo = useLinkTo()
  const { pathname, search } = useLocation()
  return registersInSteps(useMarket()) ? linkTo('register', { back: pathname + search }) : linkTo('securityCenter', { view: 'identity' })
}
