import { defineCall } from '../core/defineCall.ts'
import { id, link, linkOrNone, oneOf, string } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { RoomType } from './RoomType.ts'
import { gameTexts } from '../texts/gameTexts.ts'

/**
 * The address that opens a game: by `nodeId`, or a traditional lottery by its `lotto…` fields. It works once, within 60 s.
 * `backUrl` is an address of the merchant's own site. Spec 7.3.
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
    gameType: z.optional(string),
    lottoGameCode: z.optional(string),
    lottoPrizeMode: z.optional(oneOf('Lott', 'ZY', 'Elott')),
    lottoView: z.optional(oneOf('betting', 'lobby')),
    backUrl: link,
  }),
  /** '' where the vendor has no address to give: the screen says so (section 8). */
  output: z.object({ gameUrl: linkOrNone, roomType: RoomType }),
})
