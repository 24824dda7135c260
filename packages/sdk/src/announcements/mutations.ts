import { mutationOptions } from '@tanstack/react-query'
import type { Client } from '../core/Client.ts'
import { announcementKeys } from './queries.ts'
import { readAnnouncements } from './readAnnouncements.ts'

/** Puts the badge of the announcements out. */
export const readAnnouncementsMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...announcementKeys.all, 'read'],
    mutationFn: () => readAnnouncements(client),
    onSuccess: (_result, _input, _before, { client: cache }) => cache.invalidateQueries({ queryKey: announcementKeys.lists() }),
    retry: false,
  })
