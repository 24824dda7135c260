import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Popup } from '@platform/sdk/announcements'
import { useClient } from '@platform/sdk/react'
import { homeNewsQuery } from '../blocks/homeNewsQuery.ts'
import { overlayIsComing } from '../blocks/useLazyOverlay.ts'
import { useSession } from '../session/useSession.ts'
import { popupsFor } from './popupRules.ts'
import { closePopups, takeNews } from './seenPopups.ts'

/** The list is looked at so long after home appears and whenever it changes (sections 4, 9), ms. */
const after = 500

/** Something else has the screen, or is about to: a menu, the login, a question. */
const isBusy = () => overlayIsComing() || document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** The window's code comes when there is something to show. */
export const loadPopupDialog = async () => (await import('./PopupDialog.tsx')).PopupDialog

/** The popups of home for who looks, and whether they show: after 500 ms, and never over another window. */
export function usePopups() {
  const { data } = useQuery(homeNewsQuery(useClient()))
  const session = useSession()
  const signedIn = session !== undefined
  const firstTimeLogin = session?.firstTimeLogin ?? false
  const userName = session?.userName
  const popups = useMemo(() => popupsFor(data?.popup ?? [], { signedIn, firstTimeLogin }), [data, signedIn, firstTimeLogin])
  const [shown, setShown] = useState<{ popups: readonly Popup[]; open: boolean }>()
  // The window that is open shows a changed list itself; any other window is waited for.
  const mayShow = useEffectEvent(() => shown?.open === true || !isBusy())

  useEffect(() => {
    if (popups.length === 0) return
    let timer = setTimeout(function look() {
      // Nothing may come in between: the window's code is here before the page is looked at.
      void loadPopupDialog().then(() => {
        if (stopped) return
        if (!mayShow()) timer = setTimeout(look, after)
        else if (takeNews(popups, userName)) setShown({ popups, open: true })
      }, console.warn)
    }, after)
    let stopped = false
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [popups, userName])

  const close = () => {
    closePopups(userName)
    setShown((before) => before && { ...before, open: false })
  }
  return { ...shown, close, forget: () => setShown(undefined) }
}
