import { useIsRegistered } from '../merchant/MerchantProvider.tsx'
import { pathTo } from '../paths.ts'
import type { HelpContactProps } from './HelpScreen/HelpContact.tsx'

/** The ways to ask that exist here. */
export function useHelpContact(): HelpContactProps {
  const exists = useIsRegistered()
  return {
    serviceHref: exists('service') ? pathTo('service') : undefined,
    feedbackHref: exists('feedback') ? pathTo('feedback') : undefined,
  }
}
