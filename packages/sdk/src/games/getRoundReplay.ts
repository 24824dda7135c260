import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { link } from '../core/wire/links.ts'

/**
 * The address that shows a settled round of the member again: for 60 s, without a session of play, so that nothing can be bet there. `backUrl`
 * is an address of the merchant's own site. Errors: `notFound` for a round of another member, or one whose game has no replay. Spec 7.4.
 */
export const getRoundReplay = defineCall({
  name: 'getRoundReplay',
  method: 'GET',
  path: '/wps/game/roundReplay',
  module: 'MEMTRANS3',
  access: 'member',
  feature: 'TRANSBETREPMEM3',
  section: '7.4',
  shown: false,
  fixed: ({ language }) => ({ language }),
  input: z.object({
    /** Number of the bet, from the record. */
    orderNo: id,
    backUrl: link,
  }),
  output: z.object({
    /** Address of the replay: valid for 60 s. */
    gameUrl: link,
  }),
})
