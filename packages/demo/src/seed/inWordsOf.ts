import { inMarketWords, marketOf } from '@platform/sdk/markets'
import type { SandboxMerchant } from '@platform/sandbox/seeding'

/** The Portuguese and the English text of the seed in the words of a merchant's market. */
export const inWordsOf = ({ market }: Pick<SandboxMerchant, 'market'>, [pt, en]: readonly [string, string]): [string, string] => {
  const profile = marketOf(market)
  return [inMarketWords(profile, 'pt-BR', pt), inMarketWords(profile, 'en', en)]
}
