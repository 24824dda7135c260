import type * as z from 'zod/mini'
import { oneOf } from '../core/wire/fields.ts'

/** The three kinds of lottery: traditional, of the house, quick. Spec 3. */
export const PrizeMode = /* @__PURE__ */ oneOf('Lott', 'ZY', 'Elott')
export type PrizeMode = z.output<typeof PrizeMode>
