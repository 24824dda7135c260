import * as z from 'zod/mini'
import { flag, id, int } from '../core/wire/fields.ts'
import { orElse } from '../core/wire/orElse.ts'

/** The answer of a login; `sessionOf` converts it to a session. */
export const LoginResult = /* @__PURE__ */ z.object({
  /** Token of the session: sent as `Authorization: Bearer`. */
  token: id,
  userName: id,
  /** Member type number. */
  customerType: int,
  firstTimeLogin: flag,
  /** Proves at the next sign-in that this member has used this device, so that other people's failed sign-ins do not block the member. */
  deviceToken: orElse(z.optional(id), () => undefined),
})
export type LoginResult = z.output<typeof LoginResult>
