import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { flag, id, int, money, optionalInt } from '../core/wire/fields.ts'
import { orElse } from '../core/wire/orElse.ts'
import { RoomType } from './RoomType.ts'
import { gameTexts } from '../texts/gameTexts.ts'

/** Facts about a game that a player wants before opening it: return to player, prizes and the range of stakes. Errors: `game.unknown`. Spec 2.7. */
export const getGameInfo = defineCall({
  name: 'getGameInfo',
  method: 'GET',
  path: '/lgw/games/info',
  access: 'guest',
  section: '2.7',
  texts: gameTexts,
  shown: false,
  fixed: ({ merchant, language }) => ({ merchantCode: merchant, language }),
  input: z.object({ nodeId: id }),
  output: z.object({
    /** In hundredths of a percent: 9650 = 96.5 %. Absent if the vendor does not publish it. */
    rtp: optionalInt,
    /** Smallest stake. */
    minBet: money,
    /** Largest stake of one round. Absent if the vendor does not publish it. */
    maxBet: orElse(z.optional(money), () => undefined),
    /** What a round may pay, in hundredths of its stake, the smallest first. Absent if the vendor does not publish it. */
    prizes: orElse(z.optional(z.array(int)), () => undefined),
    roomType: RoomType,
    /** Closed by its vendor, or individually. */
    maintenance: flag,
  }),
})
