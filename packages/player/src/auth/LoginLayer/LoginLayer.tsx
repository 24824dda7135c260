import { useEffect, useEffectEvent, useState } from 'react'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { LazySheetProps } from '@platform/ui'
import { Dialog } from '@platform/ui/overlays'
import { useBlocker } from '../../router/useBlocker.ts'
import { loginRequestAtom } from '../../session/loginRequest.ts'
import { useSession } from '../../session/useSession.ts'
import { LoginPane } from '../LoginScreen/LoginPane.tsx'
import { PlayChoice, PlayWays } from './PlayChoice.tsx'

/** The login over the current page: after sign-in the pending action runs. If that action is to play, the ways to play are shown first. */
export function LoginLayer({ hasTexts, ...props }: LazySheetProps & { hasTexts: boolean }) {
  return hasTexts && <Layer {...props} />
}

function Layer({ onOpenChange }: LazySheetProps) {
  const t = useTranslations('titles')
  const request = useAtomValue(loginRequestAtom)
  const session = useSession()
  // The last request stays rendered while the dialog closes.
  const [last, setLast] = useState(request)
  const [form, setForm] = useState(request?.play === undefined)
  if (request && request !== last) {
    setLast(request)
    setForm(!request.play)
  }
  const close = () => onOpenChange(false)
  const closeNow = useEffectEvent(close)

  // Any sign-in counts: here, as a trial, or in another tab.
  useEffect(() => {
    if (!session || !request) return
    closeNow()
    request.run()
  }, [session, request])

  if (!last) return null
  const open = request !== undefined
  return (
    <>
      {open && <LayerGuard onLeave={close} />}
      {last.play && (
        <PlayChoice open={open && !form} name={last.play.name} onOpenChange={(next) => next || close()}>
          <PlayWays back={last.back} onSignIn={() => setForm(true)} />
        </PlayChoice>
      )}
      <Dialog full open={open && form} onOpenChange={(next) => next || close()} title={t('login')}>
        <LoginPane layer back={last.back} onBack={close} />
      </Dialog>
    </>
  )
}

/**
 * A link of the layer closes it, and so does the phone's back button, which stays on the page.
 * A change of the page's own query does not: a search that was just typed updates it later.
 */
function LayerGuard({ onLeave }: { onLeave: () => void }) {
  const { pathname } = useLocation()
  const [at] = useState(pathname)
  const blocker = useBlocker(({ action }) => action === 'POP')
  const elsewhere = at !== pathname
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
    else if (!elsewhere) return
    onLeave()
  }, [blocker, elsewhere, onLeave])
  return null
}
