import { pathTo } from '../../paths.ts'
import { useMember } from '../../session/useMember.ts'
import { useSession } from '../../session/useSession.ts'
import { useLazyOverlay } from '../../blocks/useLazyOverlay.ts'
import { SettingsView } from './SettingsView.tsx'

const loadDialog = async () => (await import('../../blocks/SignOut/SignOutDialog.tsx')).SignOutDialog

/** `/m/set` (2.13). */
export function SettingsScreen() {
  const session = useSession()
  const member = useMember()
  const dialog = useLazyOverlay(loadDialog)
  return (
    <>
      <SettingsView userName={member.userName} changePasswordHref={changePath(session !== undefined)} onSignOut={dialog.show} />
      {dialog.Overlay && <dialog.Overlay open={dialog.open} onOpenChange={dialog.setOpen} />}
    </>
  )
}

// A session that has ended meanwhile: the login comes first (2.13).
const changePath = (signedIn: boolean) => (signedIn ? pathTo('changePassword') : pathTo('login', { back: pathTo('changePassword') }))
