import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom, useAtomValue } from 'jotai'
import type { Popup } from '@platform/sdk/announcements'
import { useClient } from '@platform/sdk/react'
import { forgetFailedChunks, lazyComponent, loadRichText, useOverlayOpen, whenIdle } from '@platform/ui'
import { homeNewsQuery } from '../blocks/page/homeNewsQuery.ts'
import { useTouched } from '../blocks/page/useTouched.ts'
import { homeTouchedAtom, contractPromptsOverAtom } from '../session/contractPromptsOverAtom.ts'
import { useSession } from '../session/useSession.ts'
import { popupsFor } from './popupRules.ts'
import { areToShow, closePopups, markShown, newestUnseen } from './seenPopups.ts'
import { useQuiet } from './useQuiet.ts'
import { kindRoutes } from '../routes/kindRoutes.ts'
import { mayVisit } from '../session/mayVisit.ts'
import { useViewer } from '../session/useViewer.ts'

/** The list is checked this long after home appears and whenever it changes (sections 4, 9), ms. */
const after = 500

/** The dialog's code is loaded when there is something to show. */
export const PopupDialog = lazyComponent({ load: async () => (await import('./PopupDialog.tsx')).PopupDialog, fallback: () => null })

interface Shown {
  popups: readonly Popup[]
  /** Index of the one that it opens at. */
  first: number
  open: boolean
}

/** A dialog that was rendered, but not opened, is given up. */
const unlessClosed = (shown: Shown | undefined) => (shown?.open ? shown : undefined)

/** The popups of home for this viewer, and whether they show: after 500 ms, never over another overlay, nor while the page is in use. */
export function usePopups() {
  const { data } = useQuery(homeNewsQuery(useClient()))
  const session = useSession()
  const signedIn = session !== undefined
  const firstTimeLogin = session?.firstTimeLogin ?? false
  const userName = session?.userName
  const popups = useMemo(() => popupsFor(data?.popup ?? [], { signedIn, firstTimeLogin }), [data, signedIn, firstTimeLogin])
  const [shown, setShown] = useState<Shown>()
  const touched = useTouched()
  const shareTouched = useSetAtom(homeTouchedAtom)
  useEffect(() => shareTouched(touched), [shareTouched, touched])
  const overlayOpen = useOverlayOpen()
  // Another overlay is open or about to open: a menu, the login, a question.
  const contractsFirst = useContractsFirst()
  const covered = (overlayOpen || contractsFirst) && shown?.open !== true
  const mayShow = () => areToShow(popups, userName)
  // What a touch began has the page for itself first.
  const quiet = useQuiet(after)
  const whenQuiet = useEffectEvent(() => (shown?.open ? undefined : quiet()))
  // As transitions: a tap during the rendering is not held up.
  const show = useEffectEvent(() => {
    if (!mayShow()) return setShown(unlessClosed)
    const first = shown?.first ?? newestUnseen(popups, userName)
    markShown(popups, userName)
    startTransition(() => setShown({ popups, first, open: true }))
  })
  // Closed: rendering and opening in one task would take a slow phone 50 ms.
  const prepare = useEffectEvent(() => {
    if (shown?.open) show()
    else if (mayShow()) startTransition(() => setShown({ popups, first: newestUnseen(popups, userName), open: false }))
  })
  useEffect(() => {
    if (popups.length === 0 || covered) return
    let stopped = false
    // The code, a sanitiser where the browser has none, rendering and opening are separate tasks: none of them delays a tap for long.
    const look = async () => {
      await PopupDialog.load()
      await whenIdle(500)
      // Without it the text stays plain.
      await loadRichText().catch(() => undefined)
      await whenIdle(500)
      await whenQuiet()
      if (stopped) return
      prepare()
      await whenIdle(500)
      await whenQuiet()
      if (!stopped) show()
    }
    const fail = (error: unknown) => {
      console.warn(error)
      forgetFailedChunks()
    }
    const timer = setTimeout(() => void look().catch(fail), after)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [popups, userName, covered])

  const close = () => {
    closePopups(userName)
    setShown((before) => before && { ...before, open: false })
  }
  const forget = () => setShown(undefined)
  // What was rendered for another audience is not kept.
  const isWanted = popups.length > 0 || shown?.open
  return { ...(isWanted && shown), close, forget }
}

/**
 * Whether announcements still wait for the prompts of contracts (section 6), which concern money and so come first: however long their code
 * and the answers take, and until it is known whether the member may have any.
 */
function useContractsFirst(): boolean {
  const viewer = useViewer()
  const over = useAtomValue(contractPromptsOverAtom)
  const visits = Object.values(kindRoutes).map((route) => mayVisit(route, viewer))
  return !over && visits.some((visit) => visit === 'allowed' || visit === 'unknown')
}
