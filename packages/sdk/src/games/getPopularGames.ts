import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { Game } from './Game.ts'
import { GameType } from './GameType.ts'

/** A tab of the popular games page: a category with its hottest games first. */
export const PopularGames = z.object({
  gameType: GameType,
  displayName: text,
  /** Its hottest games, up to 26. */
  games: list(Game),
})
export type PopularGames = z.output<typeof PopularGames>

/** The popular games page in one answer: the merchant's categories in its order, up to 26 games each. Spec 2.6, 7.2. */
export const getPopularGames = defineCall({
  name: 'getPopularGames',
  method: 'GET',
  path: '/lgw/games/popular',
  access: 'guest',
  section: '7.2',
  bare: true,
  fixed: ({ merchant, language }) => ({ merchantCode: merchant, platform: 'html5', language }),
  input: z.object({}),
  output: list(PopularGames),
})
