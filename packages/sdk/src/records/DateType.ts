import { oneOf } from '../core/fields.ts'
import type { z } from '../core/schema.ts'

/** Which moment of a bet lies in the days of a filter: when it was placed, or when it was settled, as profit and loss counts it. */
export const DateType = /* @__PURE__ */ oneOf('bet', 'settle')
export type DateType = z.output<typeof DateType>
