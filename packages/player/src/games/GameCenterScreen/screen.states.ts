import { getHotGames, getPopularGames, getVassalGameTypes } from '@platform/sdk/games'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Game centre', calls: [getHotGames, getPopularGames, getVassalGameTypes] } satisfies RouteStates
