import {
  agentScreens,
  registeredRoutes,
  routeNames,
  routes,
  type Feature,
  type RouteFacts,
  type RouteName,
} from '@platform/player/merchant'
import { forbiddenBy, marketOf, type MarketAct } from '@platform/sdk/markets'
import type { Brand } from '../Brand.ts'
import { error, warning, type Finding } from '../Finding.ts'

/** Features that need at least one of the listed ones. */
const needs: Partial<Record<Feature, readonly Feature[]>> = {
  DIRECTREG3: ['USERNAMEREG3', 'MOBILEREG3'],
  USERNAMEREG3: ['DIRECTREG3'],
  MOBILEREG3: ['DIRECTREG3'],
}

/** Acts of a feature that a market may forbid. */
const acts: Partial<Record<Feature, MarketAct>> = {
  REFERRAL: { bonus: 'referral' },
  DIVIDENDSHOW3: { income: 'loss' },
  SIGNCONDIV3: { income: 'loss' },
  DAILYSALCONT3: { path: '/wps/relay/MCS2_processDailySalContract' },
  HOURSAL3: { path: '/wps/relay/MCS2_processContractHourSalary' },
  AGETRANSFERUP3: { path: '/wps/agent/transferUpline' },
}

/** No feature contradicts another, the agent menu or the market. */
export function checkFeatures({ config }: Brand): Finding[] {
  const { features, market } = config
  const at = 'merchant.ts: features'
  const has = new Set<Feature>(features)
  const alone = features.flatMap((feature) => {
    const others = needs[feature]
    if (!others || others.some((other) => has.has(other))) return []
    return [error(at, `${feature} does nothing alone`, `list ${others.join(' or ')} too, or delete it`)]
  })
  const unrecorded =
    has.has('MANPLAYREB3') && !has.has('PLYRBT')
      ? [warning(at, 'MANPLAYREB3 without PLYRBT: members claim a rebate and find neither its rates nor its record', 'list PLYRBT too')]
      : []
  const forbidden = features.flatMap((feature) => {
    const rule = acts[feature] && forbiddenBy(marketOf(market), acts[feature])
    return rule ? [error(at, `the market ${market} forbids ${feature}: ${rule.says} (${rule.article})`, 'delete it')] : []
  })
  return [...alone, ...unrecorded, ...forbidden, ...hidden(config), ...agents(config)]
}

/** Features and menu entries of screens that this brand does not have: agents' screens need an agent menu. */
function hidden(config: Brand['config']): Finding[] {
  const registered = new Set<RouteName>(registeredRoutes(config))
  const facts = (name: RouteName): RouteFacts => routes[name]
  const features = config.features.filter((feature) => {
    const screens = routeNames.filter((name) => facts(name).feature === feature)
    return screens.length > 0 && !screens.some((name) => registered.has(name))
  })
  const entries = config.agentMenu.filter((entry) => !registered.has(agentScreens[entry]))
  return [
    ...features.map((feature) =>
      error('merchant.ts: features', `${feature} brings screens for agents, and agentMenu is empty`, 'fill agentMenu, or delete it'),
    ),
    ...entries.map((entry) => {
      const feature = facts(agentScreens[entry]).feature
      return error(
        'merchant.ts: agentMenu',
        `${entry} is never shown without ${feature}`,
        `list ${feature} in features, or delete ${entry}`,
      )
    }),
  ]
}

function agents({ agentMenu, market }: Brand['config']): Finding[] {
  const rule = forbiddenBy(marketOf(market), { income: 'loss' })
  return rule && agentMenu.length > 0
    ? [error('merchant.ts: agentMenu', `the market ${market} pays no agents: ${rule.says} (${rule.article})`, 'use []')]
    : []
}
