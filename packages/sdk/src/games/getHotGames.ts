import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { list } from '../core/wire/list.ts'
import { Game } from './Game.ts'
import { GameType } from './GameType.ts'

/** The popular games, of one category or of all. Spec 2.6, 7.3. */
export const getHotGames = defineCall({
  name: 'getHotGames',
  method: 'GET',
  path: '/wps/relay/MCSFE_hotGamesV2',
  access: 'guest',
  section: '7.3',
  shown: false,
  fixed: ({ merchant, language }) => ({ isPlatform: 2, merchantCode: merchant, platform: 'html5', language }),
  input: z.object({ gameType: z.optional(GameType) }),
  output: z.object({
    /** The games, hottest first. */
    list: list(Game),
  }),
})
