import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { BackBar } from '@platform/ui'
import { useSignOut } from '../../blocks/SignOut/useSignOut.ts'
import { useLazyOverlay } from '../../blocks/useLazyOverlay.ts'
import { pathTo } from '../../paths.ts'
import { routes, type BuiltRouteName, type RouteFacts, type RouteName } from '../../routes.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { RealAccountView } from '../../system/RealAccountView/RealAccountView.tsx'

const loadDialog = async () => (await import('../../blocks/SignOut/SignOutDialog.tsx')).SignOutDialog

/** In the place of a screen that a trial account cannot use. The header that the screen would have brought is here too. */
export function RealAccountNeeded({ name }: { name: RouteName }) {
  const titles = useTranslations('titles')
  const navigate = useNavigate()
  const linkTo = useLinkTo()
  const dialog = useLazyOverlay(loadDialog)
  // Who is signed in has no registration: the trial ends first, and its merchant with it.
  const { signOut, pending } = useSignOut(pathTo('register'))
  const { header }: RouteFacts = routes[name]
  return (
    <>
      {header && <BackBar title={titles(name as BuiltRouteName)} onBack={() => void navigate(pathTo('home'))} />}
      <RealAccountView onRegister={linkTo('register') === undefined ? undefined : signOut} leaving={pending} onSignOut={dialog.show} />
      {dialog.Overlay && <dialog.Overlay open={dialog.open} onOpenChange={dialog.setOpen} />}
    </>
  )
}
