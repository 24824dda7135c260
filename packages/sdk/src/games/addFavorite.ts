import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, yes } from '../core/wire/fields.ts'

/** Marks a game as favorite. Doing it twice is the same as once. Errors: `game.unknown`, `favorites.full`. Spec 7.3. */
export const addFavorite = defineCall({
  name: 'addFavorite',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  access: 'member',
  retry: 'idempotent',
  section: '7.3',
  bare: true,
  /** `vendor` is the game's `vassalage`. */
  input: z.object({ nodeId: id, vendor: id }),
  output: z.object({ success: yes }),
})
