import type { Call } from '@platform/sdk'
import { forbiddenBy } from '@platform/sdk/markets'
import type { Merchant } from './merchants.ts'
import { Refusal } from '../base/Refusal.ts'

/** Calls that the merchant's market forbids are refused for every caller, whatever its screens offer; the refusal names the article. */
export function assertLawful({ path }: Pick<Call, 'path'>, { market }: Pick<Merchant, 'market'>): void {
  const rule = forbiddenBy(market, { path })
  if (rule) throw new Refusal('access.market', 403, { article: rule.article })
}
