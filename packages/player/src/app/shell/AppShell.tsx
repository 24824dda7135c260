import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { LinkProvider, type RenderLink, lazyComponent } from '@platform/ui'
import { settingsQuery, systemStatusQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useProtectedLink } from '../../session/useProtectedLink.ts'
import { useSession } from '../../session/useSession.ts'
import { LastSignInHost } from './LastSignIn/LastSignInHost.tsx'
import { PopupHost } from './PopupHost.tsx'
import { DepositLayerHost } from './DepositLayerHost.tsx'
import { LoginLayerHost } from './LoginLayerHost.tsx'
import { SessionEnd } from './SessionEnd.tsx'
import { Link } from '../../router/Link.tsx'
import { LinkGuard } from '../../router/LinkGuard.ts'
import { startupState } from './startupState.ts'
import { whenSettled } from './whenSettled.ts'

const ClosedSite = lazyComponent({ load: async () => (await import('./ClosedSite.tsx')).ClosedSite, fallback: () => null })
const SettledHost = lazyComponent({
  load: async () => (await import('./SettledHost.tsx')).SettledHost,
  onError: 'omit',
  when: whenSettled,
})

// oxlint-disable jsx-a11y/anchor-has-content -- the content is among the props
const renderLink: RenderLink = ({ href, ...props }) => (isInside(href) ? <Link {...props} href={href} /> : <a {...props} href={href} />)

const isInside = (href: string) => /^[/?]/.test(href)

/** Decides whether the app is shown: the site may be closed, for everyone or for this visitor's region (section 4). */
export function AppShell({ children }: { children: ReactNode }) {
  const client = useClient()
  const status = useQuery(systemStatusQuery(client))
  const settings = useQuery({ ...settingsQuery(client), enabled: false })
  const signedIn = useSession() !== undefined
  const opensLogin = useProtectedLink()
  // No answer and no stored configuration of an earlier visit.
  const broken = status.isError && settings.isError && settings.data === undefined
  const state = broken ? 'broken' : startupState(status.data, settings.data)
  return (
    <LinkProvider renderLink={renderLink}>
      <LinkGuard value={opensLogin}>
        {state !== 'open' && <ClosedSite state={state} />}
        {state === 'open' && children}
        {state === 'open' && <PopupHost />}
        <LoginLayerHost />
        {state === 'open' && <LastSignInHost />}
        {state === 'open' && signedIn && <DepositLayerHost />}
        {state === 'open' && signedIn && <SettledHost />}
        <SessionEnd />
      </LinkGuard>
    </LinkProvider>
  )
}
