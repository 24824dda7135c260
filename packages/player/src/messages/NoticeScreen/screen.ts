import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/notice'],
  footer: 'none',
  back: 'home',
  load: (): LoadedScreen => import('./NoticeScreen.tsx').then((file) => file.NoticeScreen),
} as const satisfies RouteFacts
