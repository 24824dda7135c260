import type { Client } from '../core/Client.ts'
import { callMutation } from '../core/callMutation.ts'
import { announcementKeys } from './queries.ts'
import { readAnnouncements } from './readAnnouncements.ts'

/** Marks the announcements as read: their badge disappears. */
export const readAnnouncementsMutation = (client: Client) =>
  callMutation(client, readAnnouncements, {
    key: [...announcementKeys.all, 'read'],
    onSuccess: (cache) => cache.invalidateQueries({ queryKey: announcementKeys.lists() }),
  })
