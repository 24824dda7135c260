import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { GameType } from './GameType.ts'

/** What a search needs of a game. Not whether it is open now: the answer is cached for long. */
export const IndexedGame = /* @__PURE__ */ z.object({
  nodeId: id,
  gameName: text,
  /** Its name in the other language, which its picture may show; '' if it is the same. */
  otherName: text,
  /** The vendor's code. */
  vassalage: id,
  gameType: GameType,
  /** Only if the launch needs it: the code of a lottery. */
  gameId: text,
  /** Its picture: absolute, or a path from the address of the gateway. */
  iconUrl: text,
})
export type IndexedGame = z.output<typeof IndexedGame>

/** Every game by name, for a search that responds while the player types. A public cache may store it for an hour. Spec 2.7. */
export const getGameIndex = defineCall({
  name: 'getGameIndex',
  method: 'GET',
  path: '/lgw/games/index',
  access: 'guest',
  section: '2.7',
  shown: false,
  bare: true,
  // In the address, so that no cache mixes up two brands or languages.
  fixed: ({ merchant, language }) => ({ merchantCode: merchant, language }),
  input: z.object({}),
  output: z.object({
    /** Every game, by name. */
    games: list(IndexedGame),
  }),
})
