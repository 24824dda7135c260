import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'
import { Game } from './Game.ts'
import { GameType } from './GameType.ts'

/** One page of the member's favorites, 26 a page, newest first. Spec 3, 7.3. */
export const getFavoriteGames = defineCall({
  name: 'getFavoriteGames',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGameV2',
  access: 'member',
  section: '7.3',
  shown: false,
  bare: true,
  fixed: ({ language }) => ({ pageSize: 26, language }),
  input: z.object({ gameType: z.optional(GameType), pageNo: z.optional(pageNo) }),
  output: z.object({
    /** The favorites of this page, newest first. */
    content: list(Game),
    ...paging,
  }),
})
