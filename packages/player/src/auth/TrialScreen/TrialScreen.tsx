import { membersTry } from '@platform/sdk/markets'
import { useMarket } from '../../merchant/useMarket.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { useSession } from '../../session/useSession.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { pathTo } from '../../paths.ts'
import { useTrial } from '../useTrial.ts'
import { TrialForMembersView } from './TrialForMembersView.tsx'
import { TrialView } from './TrialView.tsx'

/** `/m/trail`: a free trial (2.9); where the market has it for members alone, a guest reads what it is and how to get it. */
export function TrialScreen() {
  const isMember = useSession() !== undefined
  const forMembers = membersTry(useMarket())
  return forMembers && !isMember ? <MembersTrial /> : <OpenTrial inPlace={forMembers} />
}

function OpenTrial({ inPlace }: { inPlace: boolean }) {
  const { merchant } = useMerchant()
  const { trialUser, start, pending, onCancel, error } = useTrial()
  const view = { trialUser, pending, onCancel, error, onStart: start, inPlace }
  return <TrialView minimumAge={merchant.minimumAge} {...view} />
}

function MembersTrial() {
  const { merchant } = useMerchant()
  const linkTo = useLinkTo()
  const back = pathTo('trial')
  return (
    <TrialForMembersView
      minimumAge={merchant.minimumAge}
      loginHref={linkTo('login', { back })}
      registerHref={linkTo('register', { back })}
    />
  )
}
