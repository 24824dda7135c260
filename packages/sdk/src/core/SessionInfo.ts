import * as z from 'zod/mini'
import { flag, id, int } from './wire/fields.ts'

/** The current session, as section 3 stores it (key MC_SESSION_INFO). `type` only hides menus: the gateway decides. */
export const SessionInfo = /* @__PURE__ */ z.object({
  /** Token of the session. */
  token: id,
  /** The trial merchant's code for a trial account. */
  merchantCode: id,
  userName: id,
  /** Member type number, see `memberTypes`. */
  type: int,
  firstTimeLogin: flag,
})
export type SessionInfo = z.output<typeof SessionInfo>
