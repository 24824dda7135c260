import { type Reach, setupActions } from '../../../apps/sandbox/src/console/scenarios/Scenario.ts'
import type { Scenario } from '@platform/test-kit/scenarios'

/** The widest reach of a scenario's setup. */
export const reachOf = ({ scenario: { setup } }: { scenario: Pick<Scenario, 'setup'> }): Reach =>
  setup.some(({ action }) => setupActions[action] === 'brand') ? 'brand' : 'page'
