import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'

/** Marks the announcements as seen up to now: the badge disappears. Spec 2.19. */
export const readAnnouncements = defineCall({
  name: 'readAnnouncements',
  method: 'POST',
  path: '/wps/relay/MCSFE_readAnnouncements',
  access: 'player',
  retry: 'idempotent',
  section: '7.2',
  shown: false,
  input: z.object({}),
  output: z.object({}),
})
