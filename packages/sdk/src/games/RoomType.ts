import * as z from 'zod/mini'
import { oneOf } from '../core/wire/fields.ts'
import { orElse } from '../core/wire/orElse.ts'

/** Price of a seat in rooms with tables: free, by invitation, or a fee. Absent if a game has no rooms or an unknown kind. Spec 3. */
export const RoomType = /* @__PURE__ */ orElse(/* @__PURE__ */ z.optional(/* @__PURE__ */ oneOf('free', 'vip', 'ppv')), () => undefined)
export type RoomType = NonNullable<z.output<typeof RoomType>>
