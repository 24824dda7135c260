import { MaintenanceView } from '../system/MaintenanceScreen/MaintenanceView.tsx'
import { RegionView } from '../system/RegionView/RegionView.tsx'
import { ServiceErrorView } from '../system/ServiceErrorView/ServiceErrorView.tsx'
import type { StartupState } from './startupState.ts'

interface ClosedSiteProps {
  state: Exclude<StartupState, 'open'> | 'broken'
  /** When maintenance is meant to end, where the gateway tells: server ms. */
  until?: number
  onRetry: () => void
  retrying: boolean
}

/** Why there is no site at the moment, to all or to this visitor's place (section 4). */
export function ClosedSite({ state, until, ...again }: ClosedSiteProps) {
  if (state === 'maintenance') return <MaintenanceView until={until} {...again} />
  if (state === 'broken') return <ServiceErrorView {...again} />
  return <RegionView of={state} {...again} />
}
