import type { Client } from '@platform/sdk'
import { announcementsQuery } from '@platform/sdk/query/announcements'

/** All announcements of home in one answer: banners, notices, popups, hot matches (7.2). */
export const homeNewsQuery = (client: Client) => announcementsQuery(client, { types: ['B', 'PL', 'PU', 'H'], groupName: 'm_home' })
