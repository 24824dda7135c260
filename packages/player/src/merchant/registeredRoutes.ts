import { routeNames, routes, type RouteName } from '../routes.ts'
import type { RouteFacts } from '../routes/RouteFacts.ts'
import type { AgentMenuEntry } from './AgentMenuEntry.ts'
import type { MerchantConfig } from './defineMerchant.ts'

/** The routes of a merchant's site: by its features, the categories that it sells and its agent menu. */
export function registeredRoutes({ features, categories, agentMenu }: RegisteringMerchant): RouteName[] {
  const isRegistered = (name: RouteName) => {
    const { access, feature, sells, grid }: RouteFacts = routes[name]
    const forAgents = access === 'agent' || access === 'contract'
    return (
      (!feature || features.includes(feature)) &&
      (!sells || sells.some((category) => categories.includes(category))) &&
      (!forAgents || agentMenu.length > 0) &&
      (!grid || agentMenu.includes(grid === true ? (name as AgentMenuEntry) : grid))
    )
  }
  return routeNames.filter(isRegistered)
}

type RegisteringMerchant = Pick<MerchantConfig, 'features' | 'categories' | 'agentMenu'>
