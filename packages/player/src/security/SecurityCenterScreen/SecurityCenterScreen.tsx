import { lazy, type ComponentType } from 'react'
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
  payment: lazy(async () => ({ default: (await import('../PaymentPassword.tsx')).PaymentPassword })),
  reset: lazy(async () => ({ default: (await import('../PaymentPassword.tsx')).PaymentPasswordReset })),
  mobile: lazy(async () => ({ default: (await import('../Contact.tsx')).Mobile })),
  email: lazy(async () => ({ default: (await import('../Contact.tsx')).Email })),
  destinations: lazy(async () => ({ default: (await import('../Destinations.tsx')).Destinations })),
  destination: lazy(async () => ({ default: (await import('../AddDestination.tsx')).AddDestination })),
  name: lazy(async () => ({ default: (await import('../Name.tsx')).Name })),
  personal: lazy(async () => ({ default: (await import('../Personal.tsx')).Personal })),
  questions: lazy(async () => ({ default: (await import('../Questions.tsx')).Questions })),
  identity: lazy(async () => ({ default: (await import('../Identity.tsx')).Identity })),
  passkeys: lazy(async () => ({ default: (await import('../Passkeys.tsx')).Passkeys })),
  history: lazy(async () => ({ default: (await import('../History.tsx')).History })),
  close: lazy(async () => ({ default: (await import('../Close.tsx')).Close })),
  profile: lazy(async () => ({ default: (await import('../Profile.tsx')).Profile })),
}

/** `/m/securityCenter`; `view` opens one of its forms. */
export function SecurityCenterScreen() {
  const [query] = useSearchParams()
  const member = useMember()
  const name = viewNamed(query.get('view'))
  const insecure = secureHref()
  if (insecure) return <InsecureView href={insecure} />
  const View = name ? views[name] : Center
  return <View key={`${member.userName} ${name}`} />
}

function Center() {
  const client = useClient()
  const linkTo = useLinkTo()
  const { data } = useSuspenseQuery(securityConfigQuery(client))
  return <SecurityCenterView config={data} now={client.clock.now} changePasswordHref={linkTo('changePassword')} />
}
