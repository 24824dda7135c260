import { orElse } from '../core/field.ts'
import { flag, id, int } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** What a login answers; `sessionOf` makes the session of it. */
export const LoginResult = /* @__PURE__ */ z.object({
  /** Token of the session: goes as `Authorization: Bearer`. */
  token: id,
  userName: id,
  /** Member type number. */
  customerType: int,
  firstTimeLogin: flag,
  /** Shows at the next sign-in that this member has used this device, so that nobody else's failures stand in the way. */
  deviceToken: orElse(z.optional(id), () => undefined),
})
export type LoginResult = z.output<typeof LoginResult>
