import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLocation } from 'react-router'
import { contractRequestsQuery, dividendInfoQuery } from '@platform/sdk/query/contracts'
import { useClient } from '@platform/sdk/react'
import { lazySheet, useOverlayOpen } from '@platform/ui'
import { kindRoutes } from '../../routes/kindRoutes.ts'
import { useTouched } from '../../blocks/page/useTouched.ts'
import { pathTo, routeOf } from '../../paths.ts'
import { contractPromptsOverAtom, homeTouchedAtom } from '../../session/contractPromptsOverAtom.ts'
import { mayVisit } from '../../session/mayVisit.ts'
import { useViewer } from '../../session/useViewer.ts'
import { contractEntries } from '../../storage/contractEntries.ts'
import { waitingContracts, type WaitingContract } from './waitingContracts.ts'

const PromptDialog = lazySheet(async () => (await import('./PromptDialog.tsx')).PromptDialog)

/** Delay after the page and other overlays, ms. */
const AFTER = 500

/**
 * Prompts for pending contracts (section 6): one at a time, only over home, member center and agent home, before home's
 * announcements, once per session. A dismissed one remains on its page.
 */
export function ContractPrompts() {
  const client = useClient()
  const viewer = useViewer()
  const allowed = (name: (typeof kindRoutes)[keyof typeof kindRoutes]) => mayVisit(name, viewer) === 'allowed'
  // Fetched after a sign-in and on resume (section 4). Most members have no requests, so that nothing more is fetched.
  const info = useQuery(dividendInfoQuery(client))
  const waits = (info.data?.requests.length ?? 0) > 0
  const { data: requests } = useQuery({ ...contractRequestsQuery(client), enabled: waits })
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
  const setOver = useSetAtom(contractPromptsOverAtom)
  // After a failed call the answer is unknown: the call is repeated on resume (section 4).
  const known = info.data !== undefined && (!waits || requests !== undefined)
  const isOver = known && !next && !contract
  useEffect(() => setOver(isOver), [isOver, setOver])
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

/** Whether a prompt may open over the page. */
function usePlace(): boolean {
  const screen = routeOf(useLocation().pathname)
  return screen === 'home' || screen === 'mine' || screen === 'agent'
}

/** Whether the player has started to use this page. */
function useIsTouched(): () => boolean {
  const { key, pathname } = useLocation()
  const touched = useTouched(key)
  const home = useAtomValue(homeTouchedAtom)
  return () => touched.current || (routeOf(pathname) === 'home' && home.current)
}
