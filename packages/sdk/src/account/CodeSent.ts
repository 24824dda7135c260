import * as z from 'zod/mini'
import { int } from '../core/wire/fields.ts'

/** A code was sent: after `expiredMinutes` × 60 s another may be requested. */
export const CodeSent = /* @__PURE__ */ z.object({
  /** Minutes until another code may be requested. */
  expiredMinutes: int,
})
