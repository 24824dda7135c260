import * as z from 'zod/mini'
import { action, type Action } from '../Action.ts'
import { OpenBody, openScenario, undoScenarios } from './openScenario.ts'

/** Opens a state of a screen, and reverts its changes. A scenario may use the console's other actions. */
export const scenarioActions = (actions: () => Record<string, Action>): Record<string, Action> => ({
  'scenarios/open': {
    ...action(
      'Opens a state of a screen: makes its member, turns its switches, answers a link that is good for ten minutes.',
      OpenBody,
      (body, services) => openScenario(body, services, actions()),
    ),
    clearsShared: false,
  },
  'scenarios/undo': {
    ...action(
      'Puts back what a scenario changed, or without an id what any changed.',
      z.object({ id: z.optional(z.string()) }),
      undoScenarios,
    ),
    clearsShared: false,
  },
  'seed/reset': action('Fills the database anew: what anybody did since the seed is gone.', z.object({}), (_body, services) =>
    services.reseed(),
  ),
})
