import { defineCall } from '../core/defineCall.ts'
import { flag, id, money, optionalInt } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** What a player wants to know of a game before opening it: return to player and smallest stake. Spec 2.7. */
export const getGameInfo = defineCall({
  name: 'getGameInfo',
  method: 'GET',
  path: '/lgw/games/info',
  access: 'guest',
  section: '2.7',
  shown: false,
  fixed: ({ merchant, language }) => ({ merchantCode: merchant, language }),
  input: z.object({ nodeId: id }),
  output: z.object({
    /** In hundredths of a percent: 9650 = 96.5 %. Absent where the vendor does not tell. */
    rtp: optionalInt,
    /** Smallest stake. */
    minBet: money,
    /** Closed by its vendor, or on its own. */
    maintenance: flag,
  }),
})
