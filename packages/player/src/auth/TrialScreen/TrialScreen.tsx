import { Navigate } from 'react-router'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'
import { useTrial } from '../useTrial.ts'
import { TrialView } from './TrialView.tsx'

/** `/m/trail`: a free trial (2.9). */
export function TrialScreen() {
  const { merchant } = useMerchant()
  const { trialUser, start, pending, onCancel, error } = useTrial()
  if (useSession()) return <Navigate to={pathTo('home')} replace />
  return (
    <TrialView minimumAge={merchant.minimumAge} trialUser={trialUser} pending={pending} onCancel={onCancel} error={error} onStart={start} />
  )
}
