import { useAtomValue } from 'jotai'
import { kindRoutes } from '../blocks/kindRoutes.ts'
import { mayVisit } from '../session/mayVisit.ts'
import { contractPromptsOverAtom } from '../session/contractPromptsOverAtom.ts'
import { useViewer } from '../session/useViewer.ts'

/**
 * Whether announcements still wait for the prompts of contracts (section 6), which concern money and so come first: however long their code
 * and the answers take, and until it is known whether the member may have any.
 */
export function useContractsFirst(): boolean {
  const viewer = useViewer()
  const over = useAtomValue(contractPromptsOverAtom)
  const visits = Object.values(kindRoutes).map((route) => mayVisit(route, viewer))
  return !over && visits.some((visit) => visit === 'allowed' || visit === 'unknown')
}
