export { readAnnouncementsMutation } from '../../announcements/mutations.ts'
export {
  announcementKeys,
  announcementListQuery,
  announcementsQuery,
  lobbyNewsQuery,
  mobileNoticeQuery,
  type AnnouncementFilter,
  type AnnouncementListFilter,
} from '../../announcements/queries.ts'
