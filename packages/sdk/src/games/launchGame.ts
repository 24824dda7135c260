import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, oneOf, string } from '../core/wire/fields.ts'
import { link, linkOrNone } from '../core/wire/links.ts'
import { Jurisdiction } from './Jurisdiction.ts'
import { RoomType } from './RoomType.ts'
import { gameTexts } from '../texts/gameTexts.ts'

/**
 * The address that opens a game: by `nodeId`, or a traditional lottery by its `lotto…` fields. It works once, within 60 s. `backUrl` is an
 * address of the merchant's own site. Errors: `game.unknown`, `game.maintenance`, `lottery.unknown`, `request.url`, `play.underage` after a
 * stated age under the minimum, `play.identity` where an identity comes before play, `terms.changed` before the answer to new terms. Spec
 * 7.3.
 */
export const launchGame = defineCall({
  name: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  access: 'member',
  retry: 'keyed',
  section: '7.3',
  texts: gameTexts,
  fixed: ({ language }, { lottoGameCode }) => ({
    device: 'MOBILE',
    language,
    ...(lottoGameCode && { lottoArea: 'VN', launchMode: 'LOTT' }),
  }),
  input: z.object({
    nodeId: z.optional(id),
    /** A vendor's code. */
    vassalage: z.optional(id),
    /** Category that the game is opened from. */
    gameType: z.optional(string),
    /** Code of a lottery. */
    lottoGameCode: z.optional(string),
    /** Kind of the lottery. */
    lottoPrizeMode: z.optional(oneOf('Lott', 'ZY', 'Elott')),
    /** Page of the lottery to open. */
    lottoView: z.optional(oneOf('betting', 'lobby')),
    backUrl: link,
  }),
  /** '' if the vendor has no address: the screen shows a message (section 8). */
  output: z.object({
    /** Address of the game: works once, within 60 s; '' if the vendor has none. */
    gameUrl: linkOrNone,
    roomType: RoomType,
    /** Rules of the market for the game; a lottery's page is the gateway's own and has none. */
    jurisdiction: z.optional(Jurisdiction),
  }),
})
