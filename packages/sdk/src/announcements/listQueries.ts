import type { Client } from '../core/Client.ts'
import { callPages, callQuery } from '../core/callQuery.ts'
import { minute } from '../core/queryDefaults.ts'
import { getAnnouncementList } from './getAnnouncementList.ts'
import { getLobbyNews } from './getLobbyNews.ts'
import { getMobileNotice } from './getMobileNotice.ts'
import { announcementKeys, type AnnouncementListFilter } from './queries.ts'

// Separate from what home requests: a bundler cannot split a module, and with these its first load would be 0.25 kB larger.

/** The notices of the mobile lobby. */
export const mobileNoticeQuery = (client: Client) =>
  callQuery(client, getMobileNotice, {}, { key: announcementKeys.notice(), staleTime: minute, persisted: true })

/** The announcements, page after page; agents also request types A. Private: `footer.unreadCount` is the member's own. */
export const announcementListQuery = (client: Client, filter: AnnouncementListFilter = {}) =>
  callPages(client, getAnnouncementList, filter, {
    key: announcementKeys.pages(filter),
    staleTime: minute,
    private: true,
  })

/** News of the game lobby. */
export const lobbyNewsQuery = (client: Client) =>
  callQuery(client, getLobbyNews, {}, { key: announcementKeys.lobbyNews(), staleTime: 5 * minute, persisted: true })
