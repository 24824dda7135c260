import { id, text } from '../core/fields.ts'
import { optionalList } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { GameType } from './GameType.ts'

/** A vendor's tile in one category. `gameClassify` are the classes it sorts its games into. Spec 3. */
export const Vendor = /* @__PURE__ */ z.object({
  /** The vendor's code. */
  vassalage: id,
  gameType: GameType,
  gameId: text,
  nodeId: id,
  mobileLargeIcon: text,
  mobileSmallIcon: text,
  displayName: text,
  gameClassify: /* @__PURE__ */ optionalList(id),
})
export type Vendor = z.output<typeof Vendor>
