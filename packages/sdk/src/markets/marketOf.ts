import { br } from './br.ts'
import type { MarketAct, MarketProfile, MarketRule } from './MarketRule.ts'

/** A market without rules of its own. */
const open: MarketProfile = {
  code: 'open',
  rules: [],
  numbers: {},
  words: { 'pt-BR': { never: [], unless: [] }, en: { never: [], unless: [] } },
}

/** All markets. */
export const markets: readonly MarketProfile[] = [open, br]

/** The market in a merchant's configuration; throws for an unknown one, because it would have no rules. */
export function marketOf(code: string | undefined): MarketProfile {
  const profile = markets.find((market) => market.code === (code ?? open.code))
  if (!profile) throw new Error(`there is no market "${code}"`)
  return profile
}

/** The rule that forbids an act in a market, undefined if none does. */
export const forbiddenBy = ({ rules }: MarketProfile, act: MarketAct): MarketRule | undefined => rules.find((rule) => forbids(rule, act))

function forbids({ paths = [], means = [], bonuses = [], incomes = [] }: MarketRule, act: MarketAct): boolean {
  if ('path' in act) return paths.some((path) => (path.endsWith('*') ? act.path.startsWith(path.slice(0, -1)) : act.path === path))
  if ('means' in act) return means.includes(act.means)
  if ('bonus' in act) return bonuses.includes(act.bonus)
  return incomes.includes(act.income)
}
