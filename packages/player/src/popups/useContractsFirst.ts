import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { kindRoutes } from '../blocks/kindRoutes.ts'
import { mayVisit } from '../session/mayVisit.ts'
import { contractPromptsOverAtom } from '../session/contractPromptsOverAtom.ts'
import { useViewer } from '../session/useViewer.ts'

/** Announcements do not wait longer than this for contracts, whose code or answer may not come, ms. */
const PATIENCE = 5000

/** Whether announcements still wait for the prompts of contracts (section 6), which concern money and so come first. */
export function useContractsFirst(): boolean {
  const viewer = useViewer()
  const over = useAtomValue(contractPromptsOverAtom)
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  const mayHave = Object.values(kindRoutes).some((route) => mayVisit(route, viewer) === 'allowed')
  return mayHave && !over && !late
}
