import { orElse } from '../core/field.ts'
import { oneOf } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** What a seat costs in rooms with tables: nothing, an invitation, a fee. Absent where a game has no rooms or names one that nobody knows. Spec 3. */
export const RoomType = /* @__PURE__ */ orElse(/* @__PURE__ */ z.optional(/* @__PURE__ */ oneOf('free', 'vip', 'ppv')), () => undefined)
export type RoomType = NonNullable<z.output<typeof RoomType>>
