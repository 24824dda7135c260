import { type Reach, setupActions } from '../../../apps/sandbox/src/console/scenarios/Scenario.ts'
import type { Scenario } from '@platform/test-kit/scenarios'

/** The widest reach of what brings a scenario about. */
export function reachOf({ scenario: { setup } }: { scenario: Pick<Scenario, 'setup'> }): Reach {
  const reaches = new Set<Reach>(setup.map(({ action }) => setupActions[action]))
  return (['gateway', 'brand'] as const).find((reach) => reaches.has(reach)) ?? 'page'
}
