import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { oneOf } from '../core/wire/fields.ts'
import { optionalList } from '../core/wire/list.ts'
import { queryList } from '../core/wire/queryFields.ts'
import { Promotion } from '../promotions/Promotion.ts'
import { Announcement, Banner, HotMatch, Popup } from './schemas.ts'

/** Content types: B banner, PL player notices, PU pop-up, H hot matches, PR promotions, A agent. */
export const contentTypes = ['B', 'PL', 'PU', 'H', 'PR', 'A'] as const
/** One of `contentTypes`: the `types` of a request are a list of them. */
export type ContentType = (typeof contentTypes)[number]

/** Banners, notices, pop-ups, hot matches and promotions of one group: only the types requested are filled. Spec 7.2. */
export const getAnnouncements = defineCall({
  name: 'getAnnouncements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAnnouncements',
  modules: { field: 'types', ids: { A: 'AGEANNOUNCE3' } },
  access: 'guest',
  section: '7.2',
  shown: false,
  fixed: ({ merchant }) => ({ platform: 'M', merchantCode: merchant }),
  input: z.object({
    /** The types to return. */
    types: queryList(...contentTypes),
    /** Placement: home or registration. */
    groupName: z.optional(oneOf('m_home', 'm_reg')),
  }),
  output: z.object({
    /** Slides of the top banner. */
    banners: optionalList(Banner),
    /** Notices for players. */
    player: optionalList(Announcement),
    /** Pop-ups, in order. */
    popup: optionalList(Popup),
    /** Hot matches. */
    hot: optionalList(HotMatch),
    /** Promotions. */
    promotion: optionalList(Promotion),
  }),
})
