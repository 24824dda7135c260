import { useState } from 'react'
import { lazySheet } from '@platform/ui'
import { pathTo } from '../../paths.ts'
import { useMember } from '../../session/useMember.ts'
import { useSession } from '../../session/useSession.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { SettingsView } from './SettingsView.tsx'

const SignOutDialog = lazySheet(async () => (await import('../../blocks/page/SignOut/SignOutDialog.tsx')).SignOutDialog)

/** `/m/set` (2.13). */
export function SettingsScreen() {
  const session = useSession()
  useMember()
  const linkTo = useLinkTo()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <SettingsView changePasswordHref={changePath(linkTo('changePassword'), session !== undefined)} onSignOut={() => setAsking(true)} />
      <SignOutDialog open={asking} onOpenChange={setAsking} />
    </>
  )
}

// If the session has ended meanwhile, the login comes first (2.13).
const changePath = (href: string | undefined, signedIn: boolean) => (signedIn ? href : href && pathTo('login', { back: href }))
