import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'

/** Notes that a game was opened. A GET with an effect, as section 7.3 has it. Errors: `game.unknown`. */
export const addRecentGame = defineCall({
  name: 'addRecentGame',
  method: 'GET',
  path: '/wps/relay/MCS2_addRecentGame',
  access: 'member',
  retry: 'idempotent',
  section: '7.3',
  /** `vendor` is the game's `vassalage`. */
  input: z.object({ nodeId: id, vendor: id }),
  output: z.unknown(),
})
