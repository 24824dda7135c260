import { lazyComponent } from '@platform/ui'
import type { ComponentType } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { securityConfigQuery } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { InsecureView } from '../../blocks/InsecureView/InsecureView.tsx'
import { secureHref } from '../../blocks/secureHref.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useMember } from '../../session/useMember.ts'
import { viewNamed, type SecurityViewName } from '../views.ts'
import { SecurityCenterView } from './SecurityCenterView.tsx'

const views: Record<SecurityViewName, ComponentType> = {
  payment: lazyComponent({ load: async () => (await import('../PaymentPassword.tsx')).PaymentPassword }),
  reset: lazyComponent({ load: async () => (await import('../PaymentPasswordReset.tsx')).PaymentPasswordReset }),
  mobile: lazyComponent({ load: async () => (await import('../Contact.tsx')).Mobile }),
  email: lazyComponent({ load: async () => (await import('../Contact.tsx')).Email }),
  destinations: lazyComponent({ load: async () => (await import('../Destinations.tsx')).Destinations }),
  destination: lazyComponent({ load: async () => (await import('../AddDestination.tsx')).AddDestination }),
  name: lazyComponent({ load: async () => (await import('../PayeeName.tsx')).PayeeName }),
  personal: lazyComponent({ load: async () => (await import('../PersonalData.tsx')).PersonalData }),
  questions: lazyComponent({ load: async () => (await import('../Questions.tsx')).Questions }),
  identity: lazyComponent({ load: async () => (await import('../IdentityCheck.tsx')).IdentityCheck }),
  passkeys: lazyComponent({ load: async () => (await import('../Passkeys.tsx')).Passkeys }),
  history: lazyComponent({ load: async () => (await import('../SecurityHistory.tsx')).SecurityHistory }),
  close: lazyComponent({ load: async () => (await import('../AccountClosing.tsx')).AccountClosing }),
  profile: lazyComponent({ load: async () => (await import('../Profile.tsx')).Profile }),
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
