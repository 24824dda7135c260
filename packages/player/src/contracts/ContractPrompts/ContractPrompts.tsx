import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router'
import { contractRequestsQuery, dividendInfoQuery } from '@platform/sdk/query/contracts'
import { useClient } from '@platform/sdk/react'
import { lazySheet, useOverlayOpen } from '@platform/ui'
import { kindRoutes } from '../../blocks/kindRoutes.ts'
import { useTouched } from '../../blocks/useTouched.ts'
import { pathTo, routeOf } from '../../paths.ts'
import { homeTouchedAtom, popupsOverAtom } from '../../session/popupsOverAtom.ts'
import { mayVisit } from '../../session/mayVisit.ts'
import { useViewer } from '../../session/useViewer.ts'
import { contractEntries } from '../../storage/contractEntries.ts'
import { waitingContracts, type WaitingContract } from './waitingContracts.ts'

const PromptDialog = lazySheet(async () => (await import('./PromptDialog.tsx')).PromptDialog)

/** Delay after the page, its announcements and other overlays, ms. */
const AFTER = 500

/**
 * Prompts for pending contracts (section 6): one at a time, only over home, member center and agent home, after the
 * announcements, once per session. A dismissed one remains on its page.
 */
export function ContractPrompts() {
  const client = useClient()
  const viewer = useViewer()
  const allowed = (name: (typeof kindRoutes)[keyof typeof kindRoutes]) => mayVisit(name, viewer) === 'allowed'
  // Fetched after a sign-in and on resume (section 4). Most members have no requests, so that nothing more is fetched.
  const waits = (useQuery(dividendInfoQuery(client)).data?.requests.length ?? 0) > 0
  const requests = useQuery({ ...contractRequestsQuery(client), enabled: waits }).data
  const [promptedIds, setPromptedIds] = useState(() => contractEntries.prompted.get() ?? [])
  const place = usePlace()
  const next = requests && waitingContracts(requests).find(({ kind, id }) => allowed(kindRoutes[kind]) && !promptedIds.includes(id))
  const [contract, setContract] = useState<WaitingContract>()
  // Closed with its page, e.g. by the browser's Back, and shown again later.
  if (contract && !place) setContract(undefined)
  const covered = useOverlayOpen() && contract === undefined
  const isTouched = useIsTouched()
  const visit = useLocation().key
  const id = next?.id
  useEffect(() => {
    if (!next || !place || covered) return
    // A player who has started to use the page is not interrupted: the prompt waits for the next visit of such a page.
    const timer = setTimeout(() => !isTouched() && setContract(next), AFTER)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `next` is new at each render
  }, [id, place, covered, visit])
  if (!contract) return null
  return (
    <PromptDialog
      kind={contract.kind}
      href={pathTo(kindRoutes[contract.kind])}
      open={contract.id === id}
      onOpenChange={() => {
        const all = [...promptedIds, contract.id]
        contractEntries.prompted.set(all)
        setPromptedIds(all)
        setContract(undefined)
      }}
    />
  )
}

/** Whether a prompt may open over the page, and the page's own announcements are closed. */
function usePlace(): boolean {
  const { pathname } = useLocation()
  const popupsOver = useAtomValue(popupsOverAtom)
  const screen = routeOf(pathname)
  return screen === 'home' ? popupsOver : screen === 'mine' || screen === 'agent'
}

/** Whether the player has started to use this page. */
function useIsTouched(): () => boolean {
  const { key, pathname } = useLocation()
  const touched = useTouched(key)
  const home = useAtomValue(homeTouchedAtom)
  return () => touched.current || (routeOf(pathname) === 'home' && home.current)
}
