import { Navigate, useSearchParams } from 'react-router'
import { pathTo } from '../paths.ts'
import { useSession } from '../session/useSession.ts'
import { DoneView } from './DoneView.tsx'

/** After a pause or an exclusion has ended the session. */
export function Done() {
  const [query] = useSearchParams()
  const act = query.get('for')
  if (useSession() || (act !== 'pause' && act !== 'exclude')) return <Navigate to={pathTo('responsible')} replace />
  return <DoneView act={act} loginHref={pathTo('login', { back: pathTo('withdraw') })} />
}
