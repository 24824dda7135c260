import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/feedback'],
  query: {} as { tab?: 'tickets'; ticket?: string; order?: string; about?: string },
  access: 'player',
  feature: 'FEEDBACK3',
  whenProtected: true,
  load: (): LoadedScreen => import('./FeedbackScreen.tsx').then((file) => file.FeedbackScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'ServiceIcon', places: { account: 20 } } as const satisfies ScreenEntry
