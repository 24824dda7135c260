import { useEffect } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Empty, InfoIcon, lazyComponent } from '@platform/ui'
import { memberInfoQuery, settingsQuery, whitelabelQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { pathTo } from '../../paths.ts'
import { routes, type RouteName } from '../../routes.ts'
import type { RouteFacts } from '../../routes/RouteFacts.ts'
import type { Viewer, Visit } from '../../session/mayVisit.ts'
import { returnPath } from '../../links/returnPath.ts'
import { RealAccountNeeded } from './RealAccountNeeded.tsx'
import { showRejection } from './showRejection.ts'

const Restricted = lazyComponent({ load: async () => (await import('../../responsible/Restricted.tsx')).Restricted })

export interface RefusalProps {
  name: RouteName
  visit: Exclude<Visit, 'allowed'>
  viewer: Viewer
}

/** Shows why a screen is not available, or redirects the viewer. Suspends until the deciding answer has arrived. */
export function Refusal({ name, visit, viewer }: RefusalProps) {
  const t = useTranslations('errors')
  const { signedOut, whenOff }: RouteFacts = routes[name]
  const { pathname, search } = useLocation()
  switch (visit) {
    case 'unknown':
      return <Decision name={name} viewer={viewer} />
    case 'signIn':
      return <Navigate to={signedOut === 'home' ? pathTo('home') : pathTo('login', { back: pathname + search })} replace />
    case 'guestsOnly':
      return <Navigate to={returnPath(new URLSearchParams(search).get('back'))} replace />
    case 'realAccount':
      return <RealAccountNeeded name={name} />
    case 'withdrawOff':
      return <HomeWithMessage text={t('contact_service')} />
    case 'featureOff':
      return whenOff === 'home' ? <HomeWithMessage text={t('contact_service')} /> : <FeatureOff />
    case 'notRegistered':
      return whenOff === 'home' ? <HomeWithMessage text={t('contact_service')} /> : <Navigate to={pathTo('home')} replace />
    case 'protected':
      return name === 'home' ? <Restricted /> : <Navigate to={pathTo('home')} replace />
    case 'memberType':
      return <Navigate to={pathTo('home')} replace />
  }
}

/** Waits for the deciding answer; its failure is a failure of the route. */
function Decision({ name, viewer }: { name: RouteName; viewer: Viewer }) {
  const { access, feature }: RouteFacts = routes[name]
  const onMember = access === 'withdraw' ? settingsQuery : memberInfoQuery
  const query = feature && !viewer.whitelabel ? whitelabelQuery : onMember
  useSuspenseQuery(query(useClient()) as ReturnType<typeof settingsQuery>)
  return null
}

/** Redirects to home, where a message says why. */
function HomeWithMessage({ text }: { text: string }) {
  useEffect(() => showRejection(text), [text])
  return <Navigate to={pathTo('home')} replace />
}

function FeatureOff() {
  const t = useTranslations('system')
  return <Empty icon={<InfoIcon size="lg" />} title={t('featureOff')} />
}
