import { forbiddenBy, type BonusTerm } from '@platform/sdk/markets'
import type { Merchant } from '../../gateway/merchants.ts'
import { Refusal } from '../../gateway/Refusal.ts'

/** Throws `access.market` where the merchant's market forbids a reward that hangs on one of these, and says by which article. */
export function assertPublishable({ market }: Pick<Merchant, 'market'>, terms: readonly BonusTerm[]): void {
  for (const bonus of terms) {
    const rule = forbiddenBy(market, { bonus })
    if (rule) throw new Refusal('access.market', 403, { article: rule.article, says: rule.says })
  }
}

/** Whether the market lets a reward hang on these. */
export const isLawful = ({ market }: Pick<Merchant, 'market'>, terms: readonly BonusTerm[]): boolean =>
  terms.every((bonus) => !forbiddenBy(market, { bonus }))
