import { getAnnouncements, getMobileNotice } from '@platform/sdk/announcements'
import { handle } from '../gateway/handle.ts'
import { announcementsOf, lobbyNotices } from './announcementsOf.ts'

export const announcementRoutes = [
  handle(getAnnouncements, (filter, context) => announcementsOf(filter, context)),
  handle(getMobileNotice, async (_input, context) => ({ contentLobby: await lobbyNotices(context) }), { shared: 5000 }),
]
