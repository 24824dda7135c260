import { useLinkTo } from '../session/useViewer.ts'
import type { HelpContactProps } from './HelpScreen/HelpContact.tsx'

/** The available contacts. */
export function useHelpContact(): HelpContactProps {
  const linkTo = useLinkTo()
  return {
    serviceHref: linkTo('service'),
    feedbackHref: linkTo('feedback'),
  }
}
