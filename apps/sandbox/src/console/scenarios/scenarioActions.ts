import * as z from 'zod/mini'
import { action, type Action } from '../Action.ts'
import { OpenBody, openScenario, undoScenarios } from './openScenario.ts'

/** Opens a state of a screen, and puts back what that changed. A scenario may use the console's other actions. */
export const scenarioActions = (actions: () => Record<string, Action>): Record<string, Action> => ({
  'scenarios/open': action(OpenBody, (body, services) => openScenario(body, services, actions())),
  'scenarios/undo': action(z.object({ id: z.optional(z.string()) }), undoScenarios),
  'seed/reset': action(z.object({}), (_body, services) => services.reseed()),
})
