import * as calls from '@platform/sdk/announcements'
import { handle } from '../gateway/handle.ts'
import { announcementsOf, lobbyNotices } from './announcementsOf.ts'
import { lobbyNewsOf } from './lobbyNewsOf.ts'
import { pageOfAnnouncements, readAnnouncements } from './pageOfAnnouncements.ts'

export const announcementRoutes = [
  handle(calls.getAnnouncements, (filter, context) => announcementsOf(filter, context)),
  handle(calls.getMobileNotice, async (_input, context) => ({ contentLobby: await lobbyNotices(context) }), { shared: 5000 }),
  handle(calls.getAnnouncementList, (filter, context) => pageOfAnnouncements(filter, context)),
  handle(calls.readAnnouncements, (_input, context) => readAnnouncements(context)),
  handle(calls.getLobbyNews, async (_input, context) => ({ content: await lobbyNewsOf(context) }), { shared: 5000 }),
]
