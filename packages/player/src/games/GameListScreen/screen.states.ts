import { getGameList } from '@platform/sdk/games'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Game list', calls: [getGameList], query: 'gameType=RNG' } satisfies RouteStates
