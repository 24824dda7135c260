import { getGameList } from '@platform/sdk/games'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Slots', calls: [getGameList] } satisfies RouteStates
