import { int } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** A code was sent: after `expiredMinutes` × 60 s another may be requested. */
export const CodeSent = /* @__PURE__ */ z.object({
  /** Minutes until another code may be requested. */
  expiredMinutes: int,
})
