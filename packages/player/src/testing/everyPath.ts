import { registeredRoutes } from '../merchant/registeredRoutes.ts'
import { routes, type RouteName } from '../routes.ts'
import type { RouteFacts } from '../routes/RouteFacts.ts'
import { testMerchant } from './testMerchant.ts'

// Leaving a game needs a confirmation.
const games = new Set<RouteName>(['launchGame', 'startLottery'])

/** An address of every registered screen except the games. */
export const everyPath = (promotion: string): string[] =>
  registeredRoutes(testMerchant)
    .filter((name) => !games.has(name))
    .map((name) => (name === 'activityDetail' ? `${routes[name].paths[0]}?id=${promotion}` : leastPath(name)))

/** The address of a screen with the minimal query that opens it. */
export function leastPath(name: RouteName): string {
  const { paths, query }: RouteFacts = routes[name]
  const search = new URLSearchParams(query as Record<string, string>).toString()
  return search ? `${paths[0]}?${search}` : paths[0]
}
