import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/rewardCenter'],
  query: {} as { tab?: 'progress' | 'history'; source?: string },
  access: 'member',
  feature: 'REWCEN3',
  load: (): LoadedScreen => import('./RewardCenterScreen.tsx').then((file) => file.RewardCenterScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'PromotionsIcon', places: { rewards: 10 } } as const satisfies ScreenEntry
