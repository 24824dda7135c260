import { screenAt } from '../links/screenAt.ts'
import type { RouteName } from '../routes.ts'

/** Where a player goes on after the deposit, and what its button says. */
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

/** Back to the page that led here; without one to the games. */
export function wayBack(back: string | undefined, games: string): WayBack {
  if (back === undefined) return { name: 'play', href: games }
  return { name: names[screenAt(back) ?? 'home'] ?? 'page', href: back }
}
