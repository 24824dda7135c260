import { lazyComponent } from '@platform/ui'
import type { ComponentType } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { securityConfigQuery } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { InsecureView } from '../../blocks/form/InsecureView/InsecureView.tsx'
import { secureHref } from '../../blocks/form/InsecureView/secureHref.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useMember } from '../../session/useMember.ts'
import { viewNamed, type SecurityViewName } from '../views.ts'
import { SecurityCenterView } from './SecurityCenterView.tsx'

const views: Record<SecurityViewName, ComponentType> = {
  payment: lazyComponent({ load: async () => (await import('../PaymentPassword/PaymentPassword.tsx')).PaymentPassword }),
  reset: lazyComponent({ load: async () => (await import('../PaymentPassword/PaymentPasswordReset.tsx')).PaymentPasswordReset }),
  mobile: lazyComponent({ load: async () => (await import('../Contact/Contact.tsx')).MobileContact }),
  email: lazyComponent({ load: async () => (await import('../Contact/Contact.tsx')).EmailContact }),
  destinations: lazyComponent({ load: async () => (await import('../Destinations/Destinations.tsx')).Destinations }),
  destination: lazyComponent({ load: async () => (await import('../Destinations/AddDestination.tsx')).AddDestination }),
  name: lazyComponent({ load: async () => (await import('../PersonalData/PayeeName.tsx')).PayeeName }),
  personal: lazyComponent({ load: async () => (await import('../PersonalData/PersonalData.tsx')).PersonalData }),
  questions: lazyComponent({ load: async () => (await import('../Questions/Questions.tsx')).Questions }),
  identity: lazyComponent({ load: async () => (await import('../IdentityCheck/IdentityCheck.tsx')).IdentityCheck }),
  passkeys: lazyComponent({ load: async () => (await import('../Passkeys/Passkeys.tsx')).Passkeys }),
  history: lazyComponent({ load: async () => (await import('../SecurityHistory/SecurityHistory.tsx')).SecurityHistory }),
  close: lazyComponent({ load: async () => (await import('../AccountClosing/AccountClosing.tsx')).AccountClosing }),
  profile: lazyComponent({ load: async () => (await import('../Profile/Profile.tsx')).Profile }),
}

/** `/m/securityCenter`; `view` opens one of its forms. */
export function SecurityCenterScreen() {
  const [query] = useSearchParams()
  const member = useMember()
  const name = viewNamed(query.get('view'))
  const insecure = secureHref()
  if (insecure) return <InsecureView href={insecure} />
  const View = name ? views[name] : SecurityOverview
  return <View key={`${member.userName} ${name}`} />
}

function SecurityOverview() {
  const client = useClient()
  const linkTo = useLinkTo()
  const { data } = useSuspenseQuery(securityConfigQuery(client))
  return <SecurityCenterView config={data} now={client.clock.now} changePasswordHref={linkTo('changePassword')} />
}
