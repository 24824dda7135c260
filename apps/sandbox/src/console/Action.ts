import type * as z from 'zod/mini'
import type { Services } from '../gateway/Services.ts'
import { rememberFormer, type SettingTable } from './settingRows.ts'

/** A switch of the console: `POST /console/api/<name>` with a body of this shape. */
export interface Action {
  /** What the action does, in one line for testers. */
  about: string
  body: z.ZodMiniType
  run(body: never, services: Services): Promise<object>
  /** `false`: the cached answers that all callers share stay valid after it. By default they are dropped. */
  clearsShared?: false
}

/**
 * Defines an action; one without an answer returns `{ ok: true }`. `sets` names the tables of settings that it writes to: "Reset switches"
 * puts their rows back.
 */
export const action = <Body extends z.ZodMiniType>(
  about: string,
  body: Body,
  run: (body: z.output<Body>, services: Services) => Promise<object | void>,
  sets: readonly SettingTable[] = [],
): Action => ({
  about,
  body,
  run: async (input, services) => (await rememberFormer(services, sets, () => run(input, services))) ?? { ok: true },
})
