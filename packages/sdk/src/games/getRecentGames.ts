import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { list } from '../core/wire/list.ts'
import { Game } from './Game.ts'

/** The games the member opened last, newest first. Spec 7.3. */
export const getRecentGames = defineCall({
  name: 'getRecentGames',
  method: 'GET',
  path: '/wps/relay/MCS2_getRecentGameList',
  access: 'member',
  section: '7.3',
  fixed: ({ language }) => ({ language }),
  input: z.object({}),
  output: z.object({
    /** The games, opened last first. */
    content: list(Game),
  }),
})
