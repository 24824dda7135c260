import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/inviteFriends'],
  query: {} as { tab?: 'friends' | 'income' },
  access: 'player',
  guestEntry: true,
  feature: 'REFERRAL',
  whenOff: 'home',
  load: (): LoadedScreen => import('../InviteScreen/InviteScreen.tsx').then((file) => file.InviteScreen),
} as const satisfies RouteFacts
