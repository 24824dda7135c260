import type * as z from 'zod/mini'
import { oneOf } from '../core/wire/fields.ts'

/** How the money of an envelope is divided: equally, to the cent, or at random. */
export const EnvelopeSplit = /* @__PURE__ */ oneOf('equal', 'random')
export type EnvelopeSplit = z.output<typeof EnvelopeSplit>

/** Maximum length of the text on an envelope, in characters. */
export const ENVELOPE_WORDS = 40
