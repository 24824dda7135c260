import type { MarketProfile } from './MarketProfile.ts'
import type { MarketAct, MarketRule } from './MarketRule.ts'

/** The rule that forbids an act in a market, undefined if none does. */
export const forbiddenBy = ({ rules }: Pick<MarketProfile, 'rules'>, act: MarketAct): MarketRule | undefined =>
  rules.find((rule) => forbids(rule, act))

function forbids({ paths = [], means = [], bonuses = [], incomes = [] }: MarketRule, act: MarketAct): boolean {
  if ('path' in act) return paths.some((path) => (path.endsWith('*') ? act.path.startsWith(path.slice(0, -1)) : act.path === path))
  if ('means' in act) return means.includes(act.means)
  if ('bonus' in act) return bonuses.includes(act.bonus)
  return incomes.includes(act.income)
}
