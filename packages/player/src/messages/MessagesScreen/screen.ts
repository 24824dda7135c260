import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/message', '/m/webEmail'],
  access: 'member',
  feature: 'MAILCEN',
  whenProtected: true,
  load: (): LoadedScreen => import('./MessagesScreen.tsx').then((file) => file.MessagesScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'MailIcon', places: { account: 10 } } as const satisfies ScreenEntry
