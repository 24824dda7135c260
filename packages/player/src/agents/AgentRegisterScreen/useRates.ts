import { useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { AgentRate, RateCeiling } from '@platform/sdk/agents'
import { globalRebateSettingsQuery } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { byCategory } from '../byCategory.ts'

/** Rates of a new member, by product: 0 unless chosen. */
export interface Rates {
  /** Products with a ceiling above 0. */
  ceilings: readonly RateCeiling[]
  chosen: Readonly<Record<string, number>>
  onChoose: (gameType: string, rate: number) => void
}

/** Ceilings that the agent may give, and the chosen rates. */
export function useRates(): Rates & { wire: AgentRate[] } {
  const { merchant } = useMerchant()
  const { data } = useSuspenseQuery(globalRebateSettingsQuery(useClient()))
  const [chosen, setChosen] = useState<Record<string, number>>({})
  const ceilings = byCategory(
    data.products.filter(({ most }) => most > 0),
    merchant.categories,
  )
  return {
    ceilings,
    chosen,
    onChoose: (gameType, rate) => setChosen((now) => ({ ...now, [gameType]: rate })),
    wire: ceilings.flatMap(({ gameType }) => (chosen[gameType] ? [{ gameType, rate: chosen[gameType] }] : [])),
  }
}
