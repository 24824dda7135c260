import { useTranslations } from 'use-intl'
import type { Reward } from '@platform/sdk/rewards'
import { useSpell } from '../../blocks/useSpell.ts'

/** Text of the cost to clear a reward: what must be bet, and what that costs on average. */
export function useCostText(symbol: string): (reward: Reward) => string {
  const t = useTranslations('rewards.card')
  const spell = useSpell(symbol)
  return ({ multiple, required, expectedCost }) => {
    if (multiple === 0) return t('cash')
    const bet = t('bet', { required: spell(required), multiple })
    return expectedCost === undefined ? bet : `${bet} ${t('cost', { cost: spell(expectedCost) })}`
  }
}
