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
})
export type LoginResult = z.output<typeof LoginResult>
