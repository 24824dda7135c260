import * as z from 'zod/mini'
import type { Action } from './Action.ts'

/** Data for a form of each action: its line of documentation, and the fields of its body as JSON Schema. */
export const listActions = (actions: Record<string, Action>) =>
  Object.entries(actions).map(([name, { about, body }]) => ({ name, about, body: z.toJSONSchema(body, { io: 'input' }) }))
