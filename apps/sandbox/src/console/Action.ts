import * as z from 'zod/mini'
import type { Services } from '../gateway/Services.ts'
import { rememberFormer, type SettingTable } from './settingRows.ts'

/** A valid body, and the run of the action with it; or the fields that are wrong. */
export type ReadAction =
  | { status: 'valid'; body: unknown; run: (services: Services) => Promise<object> }
  | { status: 'invalid'; fields: string[] }

/** A switch of the console: `POST /console/api/<name>` with a body of this shape. */
export interface Action {
  /** What the action does, in one line for testers. */
  about: string
  body: z.ZodMiniType
  /** Validates a body; what it returns runs the action with it. */
  read(body: unknown): ReadAction
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
  read: (given) => {
    const { data, error } = z.safeParse(body, given)
    if (error) return { status: 'invalid', fields: error.issues.map(({ path }) => path.join('.')) }
    const answer = async (services: Services) => (await rememberFormer(services, sets, () => run(data, services))) ?? { ok: true }
    return { status: 'valid', body: data, run: answer }
  },
})
