import type * as z from 'zod/mini'
import type { Services } from '../gateway/Services.ts'

/** A switch of the console: `POST /console/api/<name>` with a body of this shape. */
export interface Action {
  body: z.ZodMiniType
  run(body: never, services: Services): Promise<object>
}

/** Makes one; what answers nothing answers `{ ok: true }`. */
export const action = <Body extends z.ZodMiniType>(
  body: Body,
  run: (body: z.output<Body>, services: Services) => Promise<object | void>,
): Action => ({
  body,
  run: async (input, services) => (await run(input, services)) ?? { ok: true },
})
