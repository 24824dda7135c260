import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** Ids of all favorites of the member, newest first: what the favorite buttons of any list show. Spec 3, 7.3. */
export const getFavoriteIds = defineCall({
  name: 'getFavoriteIds',
  method: 'GET',
  path: '/lgw/games/favorites',
  access: 'member',
  section: '7.3',
  shown: false,
  bare: true,
  input: z.object({}),
  output: z.object({
    /** Ids of all favorites, newest first. */
    nodeIds: list(id),
  }),
})
