import { lazyComponent, loadable, type Loadable, mapLoadable } from '@platform/ui'
import type { ComponentType } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { memberTypes } from '@platform/sdk/account'
import type { Protection } from '@platform/sdk/protection'
import { numberOf } from '@platform/sdk/markets'
import { limitsQuery, protectionQuery } from '@platform/sdk/query/protection'
import { useClient } from '@platform/sdk/react'
import { useMarket } from '../../merchant/useMarket.ts'
import { pathTo } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { choicesOf } from '../choicesOf.ts'
import { ProtectedState } from '../ProtectedState.tsx'
import { useCentralExclusion } from '../useCentralExclusion.ts'
import { isMemberView, viewNamed, type ResponsibleViewName } from '../views.ts'
import { ResponsibleView } from './ResponsibleView.tsx'

const views: Record<ResponsibleViewName, ComponentType> = {
  limits: lazyComponent({ load: async () => (await import('../LimitSettings.tsx')).LimitSettings }),
  check: lazyComponent({ load: async () => (await import('../CheckSettings.tsx')).CheckSettings }),
  pause: lazyComponent({ load: async () => (await import('../Pause.tsx')).Pause }),
  exclude: lazyComponent({ load: async () => (await import('../Exclusion.tsx')).Exclusion }),
  changes: lazyComponent({ load: async () => (await import('../LimitChanges.tsx')).LimitChanges }),
  test: lazyComponent({ load: async () => (await import('../SelfTest.tsx')).SelfTest }),
  help: lazyComponent({ load: async () => (await import('../Help.tsx')).Help }),
  family: lazyComponent({ load: async () => (await import('../Family.tsx')).Family }),
  done: lazyComponent({ load: async () => (await import('../Done.tsx')).Done }),
}

/** `/m/responsible`, for members and guests; `view` opens one of its parts. */
export function ResponsibleScreen() {
  const [query] = useSearchParams()
  const { pathname, search } = useLocation()
  const session = useSession()
  const name = viewNamed(query.get('view'))
  if (!name) return <Overview />
  if (isMemberView(name)) {
    if (!session) return <Navigate to={pathTo('login', { back: pathname + search })} replace />
    if (session.type === memberTypes.trial) return <Navigate to={pathTo('responsible')} replace />
  }
  const View = views[name]
  return <View key={`${session?.userName} ${name}`} />
}

function Overview() {
  const client = useClient()
  const market = useMarket()
  const linkTo = useLinkTo()
  const session = useSession()
  const isPlayer = session !== undefined && session.type !== memberTypes.trial
  const limits = useQuery({ ...limitsQuery(client), enabled: isPlayer }).data
  const protection = useQuery({ ...protectionQuery(client), enabled: isPlayer })
  const account: Loadable<Protection> = isPlayer ? loadable(protection) : { state: 'ready', value: unprotected }
  const central = useCentralExclusion()
  return (
    <ResponsibleView
      viewer={isPlayer ? 'member' : session ? 'trial' : 'guest'}
      account={mapLoadable(account, (value) => ({ state: value.state, notice: <ProtectedState protection={value} /> }))}
      limitCount={limits?.limits.length}
      breaks={choicesOf(numberOf(market, 'breaks'))}
      hasCheck={numberOf(market, 'realityCheckMs') !== undefined}
      hasExclusion={numberOf(market, 'exclusions') !== undefined}
      central={central}
      closeHref={linkTo('securityCenter', { view: 'close' })}
      loginHref={pathTo('login', { back: pathTo('responsible') })}
    />
  )
}

/** Guests and trial accounts have no state. */
const unprotected: Protection = { state: 'open', mayRequestReturn: false, mayCancelClosing: false }
