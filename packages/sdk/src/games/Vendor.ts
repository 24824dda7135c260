import { id, text } from '../core/fields.ts'
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
  gameClassify: /* @__PURE__ */ z.catch(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string()), () => []),
})
export type Vendor = z.output<typeof Vendor>
