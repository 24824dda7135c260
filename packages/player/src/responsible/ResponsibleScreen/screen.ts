import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/responsible'],
  query: {} as { view?: string; for?: string; kind?: string; period?: string },
  whenProtected: true,
  load: (): LoadedScreen => import('./ResponsibleScreen.tsx').then((file) => file.ResponsibleScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'PauseIcon', places: { menu: 45, account: 25 } } as const satisfies ScreenEntry
