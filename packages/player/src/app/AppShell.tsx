import { useQuery } from '@tanstack/react-query'
import { Link, Outlet } from 'react-router'
import { LinkProvider, type RenderLink } from '@platform/ui'
import { systemStatusQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { MaintenanceView } from '../system/MaintenanceScreen/MaintenanceView.tsx'
import { RegionView } from '../system/RegionView/RegionView.tsx'
import { PopupHost } from './PopupHost.tsx'
import { LastSignIn } from './LastSignIn/LastSignIn.tsx'
import { LoginLayerHost } from './LoginLayerHost.tsx'
import { SessionEnd } from './SessionEnd.tsx'
import { startupState } from './startupState.ts'

// oxlint-disable jsx-a11y/anchor-has-content -- the content is among the props
const renderLink: RenderLink = ({ href, ...props }) =>
  /^https?:/.test(href) ? <a {...props} href={href} /> : <Link {...props} to={href} />

const checkClosedEvery = 30_000

/** What decides whether there is an app at all: the site may be closed, to all or to this visitor's place (section 4). */
export function AppShell() {
  const status = useQuery({
    ...systemStatusQuery(useClient()),
    refetchInterval: ({ state }) => (startupState(state.data) === 'open' ? false : checkClosedEvery),
  })
  const again = { onRetry: () => void status.refetch(), retrying: status.isFetching }
  const state = startupState(status.data)
  return (
    <LinkProvider renderLink={renderLink}>
      {state === 'maintenance' && <MaintenanceView until={status.data?.until} {...again} />}
      {state === 'region' && <RegionView {...again} />}
      {state === 'open' && <Outlet />}
      {state === 'open' && <PopupHost />}
      <LoginLayerHost />
      {state === 'open' && <LastSignIn />}
      <SessionEnd />
    </LinkProvider>
  )
}
