import { useEffect, useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Popup } from '@platform/sdk/announcements'
import { useClient } from '@platform/sdk/react'
import { homeNewsQuery } from '../blocks/homeNewsQuery.ts'
import { useSession } from '../session/useSession.ts'
import { popupsFor } from './popupRules.ts'
import { closePopups, takeNews } from './seenPopups.ts'

/** The list is looked at so long after home appears and whenever it changes (sections 4, 9), ms. */
const after = 500

/** Something else has the screen: a menu, the login, a question. */
const isBusy = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** The popups of home for who looks, and whether they show: after 500 ms, and never over another window. */
export function usePopups() {
  const { data } = useQuery(homeNewsQuery(useClient()))
  const session = useSession()
  const signedIn = session !== undefined
  const firstTimeLogin = session?.firstTimeLogin ?? false
  const userName = session?.userName
  const popups = useMemo(() => popupsFor(data?.popup ?? [], { signedIn, firstTimeLogin }), [data, signedIn, firstTimeLogin])
  const [shown, setShown] = useState<{ popups: readonly Popup[]; open: boolean }>()

  useEffect(() => {
    let timer = setTimeout(function look() {
      if (isBusy()) timer = setTimeout(look, after)
      else if (takeNews(popups, userName)) setShown({ popups, open: true })
    }, after)
    return () => clearTimeout(timer)
  }, [popups, userName])

  const close = () => {
    closePopups()
    setShown((before) => before && { ...before, open: false })
  }
  return { ...shown, close, forget: () => setShown(undefined) }
}
