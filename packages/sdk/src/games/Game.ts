import { aliases } from '../core/aliases.ts'
import { flagOn, id, text } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { GameType } from './GameType.ts'
import { RoomType } from './RoomType.ts'

/** A game of a list. Gateways that send nodeName, showIcon or roomId are read as gameName, iconUrl and gameId. Spec 3. */
export const Game = /* @__PURE__ */ aliases(
  /* @__PURE__ */ z.object({
    nodeId: id,
    gameName: text,
    /** The vendor's code. */
    vassalage: id,
    iconUrl: text,
    gameType: GameType,
    gameId: text,
    roomType: RoomType,
    /** False while the vendor keeps the game closed. */
    supportPlay: flagOn,
  }),
  { gameName: 'nodeName', iconUrl: 'showIcon', gameId: 'roomId' },
)
export type Game = z.output<typeof Game>
