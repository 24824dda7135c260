import { ButtonLink } from '@platform/ui'
import type { CentralExclusion } from './useCentralExclusion.ts'

/** Leads to the register of the market, in a window of its own. */
export const CentralExclusionLink = ({ name, href }: CentralExclusion) => (
  <ButtonLink block tone="secondary" href={href} target="_blank" rel="noopener noreferrer">
    {name}
  </ButtonLink>
)
