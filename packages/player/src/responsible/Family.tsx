import { useLinkTo } from '../session/useViewer.ts'
import { FamilyView } from './FamilyView.tsx'
import { useCentralExclusion } from './useCentralExclusion.ts'
import { useHelpLines } from './useHelpLines.ts'

/** For relatives: signs, how to talk, what the house can do, and who helps. */
export function Family() {
  return <FamilyView lines={useHelpLines()} serviceHref={useLinkTo()('service')} central={useCentralExclusion()} />
}
