import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/notice'],
  footer: 'none',
  back: 'home',
  whenProtected: true,
  load: (): LoadedScreen => import('./NoticeScreen.tsx').then((file) => file.NoticeScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'NoticeIcon', places: { menu: 60 } } as const satisfies ScreenEntry
