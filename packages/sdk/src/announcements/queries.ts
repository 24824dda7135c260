import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { nextPage } from '../core/paging.ts'
import { minute, privateQuery } from '../core/queryDefaults.ts'
import { getAnnouncementList } from './getAnnouncementList.ts'
import { getAnnouncements } from './getAnnouncements.ts'
import { getLobbyNews } from './getLobbyNews.ts'
import { getMobileNotice } from './getMobileNotice.ts'

export type AnnouncementFilter = InputOf<typeof getAnnouncements>
export type AnnouncementListFilter = Omit<InputOf<typeof getAnnouncementList>, 'pageNo'>

export const announcementKeys = {
  all: ['announcements'] as const,
  list: (filter: AnnouncementFilter) => [...announcementKeys.all, 'list', filter] as const,
  lists: () => [...announcementKeys.all, 'lists'] as const,
  lobbyNews: () => [...announcementKeys.all, 'lobbyNews'] as const,
  notice: () => [...announcementKeys.all, 'notice'] as const,
}

/** Banners, notices, pop-ups and hot matches; home asks for types B, PL, PU, H of group m_home. */
export const announcementsQuery = (client: Client, filter: AnnouncementFilter) =>
  queryOptions({
    queryKey: announcementKeys.list(filter),
    queryFn: ({ signal }) => getAnnouncements(client, filter, { signal }),
    staleTime: minute,
    retry: false,
  })

/** The notices of the mobile lobby. */
export const mobileNoticeQuery = (client: Client) =>
  queryOptions({
    queryKey: announcementKeys.notice(),
    queryFn: ({ signal }) => getMobileNotice(client, {}, { signal }),
    staleTime: minute,
    retry: false,
  })

/** The announcements, page after page; agents ask for types A too. Private: `unreadCount` is the member's own. */
export const announcementListQuery = (client: Client, filter: AnnouncementListFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [...announcementKeys.lists(), filter] as const,
    queryFn: ({ pageParam, signal }) => getAnnouncementList(client, { ...filter, pageNo: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: minute,
    retry: false,
    meta: privateQuery,
  })

/** News of the game lobby. */
export const lobbyNewsQuery = (client: Client) =>
  queryOptions({
    queryKey: announcementKeys.lobbyNews(),
    queryFn: ({ signal }) => getLobbyNews(client, {}, { signal }),
    staleTime: 5 * minute,
    retry: false,
  })
