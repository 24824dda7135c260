import { Navigate } from 'react-router'
import { useIsRegistered } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'
import { useLazyOverlay } from '../../blocks/useLazyOverlay.ts'
import { SettingsView } from './SettingsView.tsx'

const loadDialog = async () => (await import('../../blocks/SignOut/SignOutDialog.tsx')).SignOutDialog

/** `/m/set` (2.13). Without a session it leads home. */
export function SettingsScreen() {
  const session = useSession()
  const exists = useIsRegistered()
  const dialog = useLazyOverlay(loadDialog)
  if (!session) return <Navigate to={pathTo('home')} replace />
  return (
    <>
      <SettingsView
        userName={session.userName}
        changePasswordHref={exists('changePassword') ? pathTo('changePassword') : undefined}
        onSignOut={dialog.show}
      />
      {dialog.Overlay && <dialog.Overlay open={dialog.open} onOpenChange={dialog.setOpen} />}
    </>
  )
}
