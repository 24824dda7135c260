import * as z from 'zod/mini'
import { aliases } from '../core/wire/aliases.ts'
import { flagOn, id, text } from '../core/wire/fields.ts'
import { GameType } from './GameType.ts'
import { RoomType } from './RoomType.ts'

/** A game of a list. Gateways that send nodeName, showIcon or roomId are read as gameName, iconUrl and gameId. Spec 3. */
export const Game = /* @__PURE__ */ aliases(
  /* @__PURE__ */ z.object({
    nodeId: id,
    gameName: text,
    /** The vendor's code. */
    vassalage: id,
    /** Its picture: absolute, or a path from the address of the gateway, such as /cdn/games/1.svg; sites serve the same path. */
    iconUrl: text,
    gameType: GameType,
    /** The vendor's own id of the game; the code of a lottery. */
    gameId: text,
    roomType: RoomType,
    /** False while the vendor has the game closed. */
    supportPlay: flagOn,
  }),
  { gameName: 'nodeName', iconUrl: 'showIcon', gameId: 'roomId' },
)
export type Game = z.output<typeof Game>
