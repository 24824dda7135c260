import { useLinkTo } from '../session/useViewer.ts'
import { HelpLinesView } from './HelpLinesView.tsx'
import { useHelpLines } from './useHelpLines.ts'

/** Who helps, outside the house and in it. */
export function Help() {
  return <HelpLinesView lines={useHelpLines()} serviceHref={useLinkTo()('service')} />
}
