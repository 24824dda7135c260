import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { callQuery } from '../core/callQuery.ts'
import { minute } from '../core/queryDefaults.ts'
import type { getAnnouncementList } from './getAnnouncementList.ts'
import { getAnnouncements } from './getAnnouncements.ts'

/** A group of content and its types, such as B for banners (`contentTypes`). */
export type AnnouncementFilter = InputOf<typeof getAnnouncements>
/** A filter of `getAnnouncementList` without its page: a query loads page after page. */
export type AnnouncementListFilter = Omit<InputOf<typeof getAnnouncementList>, 'pageNo'>

/** Query keys of banners, notices and news: all begin with 'announcements'. */
export const announcementKeys = {
  all: ['announcements'] as const,
  list: (filter: AnnouncementFilter) => [...announcementKeys.all, 'list', filter] as const,
  lists: () => [...announcementKeys.all, 'lists'] as const,
  pages: (filter: AnnouncementListFilter = {}) => [...announcementKeys.lists(), filter] as const,
  lobbyNews: () => [...announcementKeys.all, 'lobbyNews'] as const,
  notice: () => [...announcementKeys.all, 'notice'] as const,
}

/** Banners, notices, pop-ups and hot matches; home requests types B, PL, PU, H of group m_home. */
export const announcementsQuery = (client: Client, filter: AnnouncementFilter) =>
  callQuery(client, getAnnouncements, filter, {
    key: announcementKeys.list(filter),
    staleTime: minute,
    persisted: true,
  })
