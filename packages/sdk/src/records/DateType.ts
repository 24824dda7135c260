import type * as z from 'zod/mini'
import { oneOf } from '../core/wire/fields.ts'

/** The moment of a bet that the days of a filter refer to: when it was placed, or when it was settled, as in profit and loss. */
export const DateType = /* @__PURE__ */ oneOf('bet', 'settle')
export type DateType = z.output<typeof DateType>
