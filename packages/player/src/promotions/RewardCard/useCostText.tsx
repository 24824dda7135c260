import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Reward } from '@platform/sdk/rewards'
import { JoinedParts } from '../../i18n/JoinedParts.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { verbatim } from '../../i18n/verbatim.ts'

/** Text of the cost to clear a reward: what must be bet, and what that costs on average. */
export function useCostText(symbol: string): (reward: Reward) => ReactNode {
  const t = useTranslations('rewards.card')
  const spell = useSpell(symbol)
  return ({ multiple, required, expectedCost }) => {
    if (multiple === 0) return t('cash')
    const bet = verbatim(t)('bet', { required: spell(required), multiple })
    return <JoinedParts by=" " parts={[bet, expectedCost !== undefined && verbatim(t)('cost', { cost: spell(expectedCost) })]} />
  }
}
