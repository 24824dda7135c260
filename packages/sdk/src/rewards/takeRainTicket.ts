import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, text } from '../core/wire/fields.ts'
import { rainTexts } from '../texts/rainTexts.ts'

/**
 * Takes the member's ticket of an open rain: one per member; a repeated request returns the same one. The time of the request does not
 * matter. Errors: `rain.early`, `rain.ended`, `rain.stake` where too little was bet, `notFound`, `play.underage`, `play.identity`,
 * `terms.changed`. Spec 2.1.
 */
export const takeRainTicket = defineCall({
  name: 'takeRainTicket',
  method: 'POST',
  path: '/wps/member/redRain/ticket',
  module: 'REWCEN3',
  access: 'money',
  retry: 'keyed',
  section: '7.1',
  texts: rainTexts,
  shown: false,
  input: z.object({
    /** Id of the rain. */
    id,
  }),
  output: z.object({
    /** The ticket: its owner can verify the draw. */
    ticket: text,
  }),
})
