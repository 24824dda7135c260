import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { useTrial } from '../useTrial.ts'
import { TrialView } from './TrialView.tsx'

/** `/m/trail`: a free trial (2.9). */
export function TrialScreen() {
  const { merchant } = useMerchant()
  const { trialUser, start, pending, onCancel, error } = useTrial()
  return (
    <TrialView minimumAge={merchant.minimumAge} trialUser={trialUser} pending={pending} onCancel={onCancel} error={error} onStart={start} />
  )
}
