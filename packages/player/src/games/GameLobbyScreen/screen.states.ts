import { getVassalages, getVassalGameTypes } from '@platform/sdk/games'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Game lobby', calls: [getVassalages, getVassalGameTypes] } satisfies RouteStates
