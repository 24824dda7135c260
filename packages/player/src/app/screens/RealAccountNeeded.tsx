import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { BackBar, lazySheet } from '@platform/ui'
import { useSignOut } from '../../blocks/page/SignOut/useSignOut.ts'
import { pathTo } from '../../paths.ts'
import { routes, type RouteName } from '../../routes.ts'
import type { RouteFacts } from '../../routes/RouteFacts.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { RealAccountView } from '../../system/RealAccountView/RealAccountView.tsx'
import { showRejection } from './showRejection.ts'

const SignOutDialog = lazySheet(async () => (await import('../../blocks/page/SignOut/SignOutDialog.tsx')).SignOutDialog)

/** Shown instead of a screen that a trial account cannot use; a message says so for 2 s (section 8). Renders the screen's header, too. */
export function RealAccountNeeded({ name }: { name: RouteName }) {
  const titles = useTranslations('titles')
  const text = useTranslations('errors')('free_reject')
  const navigate = useNavigate()
  const linkTo = useLinkTo()
  const [asking, setAsking] = useState(false)
  // A signed-in player cannot register: the trial ends first, and its merchant with it.
  const { signOut, pending } = useSignOut(pathTo('register'))
  const { header }: RouteFacts = routes[name]
  useEffect(() => showRejection(text), [text])
  return (
    <>
      {header && <BackBar title={titles(name as RouteName)} onBack={() => void navigate(pathTo('home'))} />}
      <RealAccountView
        onRegister={linkTo('register') === undefined ? undefined : signOut}
        leaving={pending}
        onSignOut={() => setAsking(true)}
      />
      <SignOutDialog open={asking} onOpenChange={setAsking} />
    </>
  )
}
