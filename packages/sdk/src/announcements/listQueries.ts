import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { nextPage } from '../core/paging.ts'
import { minute, privateQuery } from '../core/queryDefaults.ts'
import { getAnnouncementList } from './getAnnouncementList.ts'
import { getLobbyNews } from './getLobbyNews.ts'
import { getMobileNotice } from './getMobileNotice.ts'
import { announcementKeys } from './queries.ts'

// Apart from what a home asks for: a first page carries none of it.

export type AnnouncementListFilter = Omit<InputOf<typeof getAnnouncementList>, 'pageNo'>

/** The notices of the mobile lobby. */
export const mobileNoticeQuery = (client: Client) =>
  queryOptions({
    queryKey: announcementKeys.notice(),
    queryFn: ({ signal }) => getMobileNotice(client, {}, { signal }),
    staleTime: minute,
    retry: false,
  })

/** The announcements, page after page; agents ask for types A too. Private: `footer.unreadCount` is the member's own. */
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
