import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { string } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo, queryBool } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'
import { Game } from './Game.ts'
import { GameType } from './GameType.ts'

/** One page of a category, 26 games a page. Pages are 1-based, first by default; `pageNo > totalPages` gives an empty page. Spec 7.3. */
export const getGameList = defineCall({
  name: 'getGameList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'guest',
  section: '7.3',
  bare: true,
  fixed: ({ merchant, language }) => ({ merchant, clientType: 2, platform: 'html5', pageSize: 26, language }),
  input: z.object({
    gameType: z.optional(GameType),
    /** Part of a game's name. */
    gameName: z.optional(string),
    /** A class of the vendor's games. */
    gameClassify: z.optional(string),
    /** Only new games, or only others. */
    isNew: z.optional(queryBool),
    /** Smallest stake offered, '0.01' to '0.75' (section 9). */
    minBet: z.optional(string),
    /** A vendor's code. */
    vassalage: z.optional(string),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    /** The games of this page. */
    games: list(Game),
    ...paging,
  }),
})
