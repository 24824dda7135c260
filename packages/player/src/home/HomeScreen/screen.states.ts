import { getAnnouncements } from '@platform/sdk/announcements'
import { getGameList, getHotGames, getPopularGames, getRecentGames, getVassalGameTypes } from '@platform/sdk/games'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Home',
  calls: [getHotGames, getPopularGames, getAnnouncements, getVassalGameTypes, getGameList, getRecentGames],
} satisfies RouteStates
