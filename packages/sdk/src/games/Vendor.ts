import * as z from 'zod/mini'
import { id, text } from '../core/wire/fields.ts'
import { optionalList } from '../core/wire/list.ts'
import { GameType } from './GameType.ts'

/** A vendor's tile in one category. `gameClassify` are the classes into which it sorts its games. Spec 3. */
export const Vendor = /* @__PURE__ */ z.object({
  /** The vendor's code. */
  vassalage: id,
  gameType: GameType,
  /** The vendor's own id of its lobby. */
  gameId: text,
  nodeId: id,
  /** Wide picture of the tile: absolute, or a path from the address of the gateway. */
  mobileLargeIcon: text,
  /** Small logo: absolute, or a path from the address of the gateway. */
  mobileSmallIcon: text,
  displayName: text,
  /** Classes into which it sorts its games. */
  gameClassify: /* @__PURE__ */ optionalList(id),
})
export type Vendor = z.output<typeof Vendor>
