import { screenAt } from '../../links/screenAt.ts'
import type { RouteName } from '../../routes.ts'

/** Where a player continues after the deposit, and the label of that button. */
export interface WayBack {
  name: 'game' | 'promotion' | 'page' | 'play'
  href: string
}

const names: Partial<Record<RouteName, WayBack['name']>> = {
  launchGame: 'game',
  startLottery: 'game',
  activity: 'promotion',
  activityDetail: 'promotion',
}

/** Back to the previous page; without one to the games. */
export function wayBack(back: string | undefined, games: string): WayBack {
  if (back === undefined) return { name: 'play', href: games }
  return { name: names[screenAt(back) ?? 'home'] ?? 'page', href: back }
}
