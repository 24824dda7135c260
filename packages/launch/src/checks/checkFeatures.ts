import { routeNames, routes, type Feature, type RouteFacts } from '@platform/player/merchant'
import { forbiddenBy, marketOf, type MarketAct } from '@platform/sdk/markets'
import type { Brand } from '../Brand.ts'
import { error, warning, type Finding } from '../Finding.ts'

/** Features that need at least one of others. */
const needs: Partial<Record<Feature, readonly Feature[]>> = {
  DIRECTREG3: ['USERNAMEREG3', 'MOBILEREG3'],
  USERNAMEREG3: ['DIRECTREG3'],
  MOBILEREG3: ['DIRECTREG3'],
}

/** What each of these features does, for the rules of the brand's market. */
const acts: Partial<Record<Feature, MarketAct>> = {
  REFERRAL: { bonus: 'referral' },
  DIVIDENDSHOW3: { income: 'loss' },
  SIGNCONDIV3: { income: 'loss' },
  DAILYSALCONT3: { path: '/wps/relay/MCS2_processDailySalContract' },
  HOURSAL3: { path: '/wps/relay/MCS2_processContractHourSalary' },
  AGETRANSFERUP3: { path: '/wps/agent/transferUpline' },
}

/** Features that contradict each other or the market, and those whose screens do not exist yet. */
export function checkFeatures({ config }: Brand): Finding[] {
  const { features, market } = config
  const at = 'merchant.ts: features'
  const has = new Set<Feature>(features)
  const alone = features.flatMap((feature) => {
    const others = needs[feature]
    if (!others || others.some((other) => has.has(other))) return []
    return [error(at, `${feature} does nothing alone`, `list ${others.join(' or ')} too, or delete it`)]
  })
  const forbidden = features.flatMap((feature) => {
    const rule = acts[feature] && forbiddenBy(marketOf(market), acts[feature])
    return rule ? [error(at, `the market ${market} forbids ${feature}: ${rule.says} (${rule.article})`, 'delete it')] : []
  })
  return [...alone, ...forbidden, ...lotteries(config), ...planned(features), ...agents(config)]
}

function lotteries({ categories, market }: Brand['config']): Finding[] {
  const rule = forbiddenBy(marketOf(market), { path: '/lgw/orders/place' })
  const sold = rule ? categories.filter((category) => category === 'LOTT' || category === 'ELOTT') : []
  return sold.map((category) => error('merchant.ts: categories', `the market ${market} forbids ${category}: ${rule?.article}`, 'delete it'))
}

function planned(features: readonly Feature[]): Finding[] {
  const facts: RouteFacts[] = routeNames.map((name) => routes[name])
  const without = features.filter((feature) => {
    const screens = facts.filter((route) => route.feature === feature)
    return screens.length > 0 && screens.every((route) => route.planned)
  })
  const fix = 'leave it: nothing links to a screen before it exists'
  return without.length ? [warning('merchant.ts: features', `without a screen until now: ${without.join(', ')}`, fix)] : []
}

function agents({ agentMenu, market }: Brand['config']): Finding[] {
  const rule = forbiddenBy(marketOf(market), { income: 'loss' })
  return rule && agentMenu.length > 0
    ? [error('merchant.ts: agentMenu', `the market ${market} pays no agents: ${rule.says} (${rule.article})`, 'use []')]
    : []
}
