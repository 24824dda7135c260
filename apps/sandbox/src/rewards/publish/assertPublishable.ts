import { forbiddenBy, type BonusTerm } from '@platform/sdk/markets'
import type { Merchant } from '../../gateway/merchants.ts'
import { Refusal } from '../../base/Refusal.ts'

/** Throws `access.market` with the article if the merchant's market forbids a reward that depends on one of these, or so many bets for it. */
export function assertPublishable({ market }: Pick<Merchant, 'market'>, terms: readonly BonusTerm[], multiple = 0): void {
  const most = market.numbers.wageringMax
  if (most && multiple > most.value) throw new Refusal('access.market', 403, { article: most.article })
  for (const bonus of terms) {
    const rule = forbiddenBy(market, { bonus })
    if (rule) throw new Refusal('access.market', 403, { article: rule.article, says: rule.says })
  }
}

/** Whether the market allows a reward to depend on these. */
export const isLawful = ({ market }: Pick<Merchant, 'market'>, terms: readonly BonusTerm[]): boolean =>
  terms.every((bonus) => !forbiddenBy(market, { bonus }))
