import { useState } from 'react'
import { Navigate } from 'react-router'
import { useIsRegistered } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'
import { useLazyOverlay } from '../../blocks/useLazyOverlay.ts'
import { SettingsView } from './SettingsView.tsx'

const loadDialog = async () => (await import('../../blocks/SignOut/SignOutDialog.tsx')).SignOutDialog

/** `/m/set` (2.13). Without a session on entry it leads home. */
export function SettingsScreen() {
  const session = useSession()
  const [member] = useState(session)
  const exists = useIsRegistered()
  const dialog = useLazyOverlay(loadDialog)
  if (!member) return <Navigate to={pathTo('home')} replace />
  return (
    <>
      <SettingsView
        userName={member.userName}
        changePasswordHref={exists('changePassword') ? changePath(session !== undefined) : undefined}
        onSignOut={dialog.show}
      />
      {dialog.Overlay && <dialog.Overlay open={dialog.open} onOpenChange={dialog.setOpen} />}
    </>
  )
}

// A session that has ended meanwhile: the login comes first (2.13).
const changePath = (signedIn: boolean) => (signedIn ? pathTo('changePassword') : pathTo('login', { back: pathTo('changePassword') }))
