import { getAnnouncementList } from '@platform/sdk/announcements'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Announcements for agents', calls: [getAnnouncementList], query: 'types=A' } satisfies RouteStates
