import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, id, int, oneOf, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { part } from '../core/wire/part.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'

/** An announcement of the list; `content` is HTML, `publishedAt` in ms. Spec 3. */
export const AnnouncementItem = z.object({
  /** Id of the announcement. */
  id,
  title: text,
  /** HTML. */
  content: text,
  publishedAt: int,
})
export type AnnouncementItem = z.output<typeof AnnouncementItem>

/**
 * One page of announcements, 20 a page, newest first; `types` A adds those for agents, to agents only. `footer.unreadCount` is the number
 * since the member last called `readAnnouncements`, 0 for guests. Spec 3, 7.2.
 */
export const getAnnouncementList = defineCall({
  name: 'getAnnouncementList',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  modules: { field: 'types', ids: { A: 'AGEANNOUNCE3' } },
  access: 'guest',
  section: '7.2',
  shown: false,
  fixed: ({ merchant, language }) => ({ platform: 'M', merchantCode: merchant, pageSize: 20, language }),
  input: z.object({
    /** PL for players by default; A adds those for agents. */
    types: z.optional(oneOf('PL', 'A')),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    /** The announcements of this page, newest first. */
    content: list(AnnouncementItem),
    ...paging,
    /** Of all announcements, not only the page. */
    footer: part(z.object({ unreadCount: count })),
  }),
})
