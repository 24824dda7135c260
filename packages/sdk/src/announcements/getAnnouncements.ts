import { defineCall } from '../core/defineCall.ts'
import { queryList } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { Announcement, Banner, HotMatch, Popup, Promotion } from './schemas.ts'

/** Content types: B banner, PL player notices, PU pop-up, H hot matches, PR promotions, A agent. */
export const ContentType = z.enum(['B', 'PL', 'PU', 'H', 'PR', 'A'])
export type ContentType = z.output<typeof ContentType>

/** Banners, notices, pop-ups, hot matches and promotions of one group: only the types asked for are filled. Spec 7.2. */
export const getAnnouncements = defineCall({
  name: 'getAnnouncements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAnnouncements',
  access: 'guest',
  section: '7.2',
  shown: false,
  fixed: ({ merchant }) => ({ platform: 'M', merchantCode: merchant }),
  input: z.object({ types: queryList(ContentType), groupName: z.optional(z.enum(['m_home', 'm_reg'])) }),
  output: z.object({
    banners: z._default(list(Banner), []),
    player: z._default(list(Announcement), []),
    popup: z._default(list(Popup), []),
    hot: z._default(list(HotMatch), []),
    promotion: z._default(list(Promotion), []),
  }),
})
