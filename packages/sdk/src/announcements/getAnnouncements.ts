import { defineCall } from '../core/defineCall.ts'
import { oneOf, queryList } from '../core/fields.ts'
import { optionalList } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { Promotion } from '../promotions/Promotion.ts'
import { Announcement, Banner, HotMatch, Popup } from './schemas.ts'

/** Content types: B banner, PL player notices, PU pop-up, H hot matches, PR promotions, A agent. */
export const contentTypes = ['B', 'PL', 'PU', 'H', 'PR', 'A'] as const
export type ContentType = (typeof contentTypes)[number]

/** Banners, notices, pop-ups, hot matches and promotions of one group: only the types asked for are filled. Spec 7.2. */
export const getAnnouncements = defineCall({
  name: 'getAnnouncements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAnnouncements',
  modules: { field: 'types', ids: { A: 'AGEANNOUNCE3' } },
  access: 'guest',
  section: '7.2',
  shown: false,
  fixed: ({ merchant }) => ({ platform: 'M', merchantCode: merchant }),
  input: z.object({ types: queryList(...contentTypes), groupName: z.optional(oneOf('m_home', 'm_reg')) }),
  output: z.object({
    banners: optionalList(Banner),
    player: optionalList(Announcement),
    popup: optionalList(Popup),
    hot: optionalList(HotMatch),
    promotion: optionalList(Promotion),
  }),
})
