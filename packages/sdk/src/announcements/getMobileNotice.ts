import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { optionalList } from '../core/wire/list.ts'
import { Announcement } from './schemas.ts'

/** The notices of the mobile lobby. For third parties: the ticker of our home reads `getAnnouncements`. Spec 7.2. */
export const getMobileNotice = defineCall({
  name: 'getMobileNotice',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMobileNotice',
  access: 'guest',
  section: '7.2',
  shown: false,
  fixed: ({ merchant, language }) => ({ merchantCode: merchant, platform: 'M', language }),
  input: z.object({}),
  output: z.object({
    /** The notices of the lobby. */
    contentLobby: optionalList(Announcement),
  }),
})
