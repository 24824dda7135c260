import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/inviteFriends'],
  query: {} as { tab?: 'friends' | 'income' },
  access: 'player',
  guestEntry: true,
  feature: 'REFERRAL',
  whenOff: 'home',
  load: (): LoadedScreen => import('./InviteFriendsScreen.tsx').then((file) => file.InviteFriendsScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'InviteIcon', tab: true, places: { quick: 30 } } as const satisfies ScreenEntry
