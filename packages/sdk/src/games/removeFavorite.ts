import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, yes } from '../core/wire/fields.ts'

/** Takes a game off the favorites. Doing it twice is the same as once. Spec 7.3. */
export const removeFavorite = defineCall({
  name: 'removeFavorite',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  access: 'member',
  retry: 'idempotent',
  section: '7.3',
  bare: true,
  /** `vendor` is the game's `vassalage`. */
  input: z.object({ nodeId: id, vendor: id }),
  output: z.object({ success: yes }),
})
