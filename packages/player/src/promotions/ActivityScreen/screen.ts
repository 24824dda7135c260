import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/activity'],
  query: {} as { id?: string | number; category?: string },
  footer: 'none',
  prerender: { feature: 'promotions', content: true },
  load: (): LoadedScreen => import('./ActivityScreen.tsx').then((file) => file.ActivityScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'PromotionsIcon', tab: true } as const satisfies ScreenEntry
