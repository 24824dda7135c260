import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, int, text } from '../core/wire/fields.ts'
import { linkOrNone } from '../core/wire/links.ts'
import { list } from '../core/wire/list.ts'

/** A news item; `content` is HTML, `imageUrl` '' if it has no picture, `publishedAt` in ms. */
export const LobbyNews = z.object({
  /** Id of the news. */
  id,
  title: text,
  /** HTML. */
  content: text,
  /** Its picture: absolute, or a path relative to the gateway's address; '' if it has none. */
  imageUrl: linkOrNone,
  publishedAt: int,
})
export type LobbyNews = z.output<typeof LobbyNews>

/** News of the game lobby, newest first. For third parties: our lobby shows games, and news is in the ticker of home. Spec 7.2. */
export const getLobbyNews = defineCall({
  name: 'getLobbyNews',
  method: 'GET',
  path: '/wps/relay/GLS2_lobbyNews',
  access: 'guest',
  section: '7.2',
  shown: false,
  fixed: ({ merchant, language }) => ({ merchantCode: merchant, platform: 'M', language }),
  input: z.object({}),
  output: z.object({
    /** The news, newest first. */
    content: list(LobbyNews),
  }),
})
