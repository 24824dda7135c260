import { oneOf } from '../core/fields.ts'
import type { z } from '../core/schema.ts'

/** How the money of an envelope is divided: in packets alike, to the cent, or by chance. */
export const EnvelopeSplit = /* @__PURE__ */ oneOf('equal', 'random')
export type EnvelopeSplit = z.output<typeof EnvelopeSplit>

/** Characters of the words on an envelope. */
export const ENVELOPE_WORDS = 40
