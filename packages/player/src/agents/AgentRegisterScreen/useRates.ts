import { useSuspenseQuery } from '@tanstack/react-query'
import type { AgentRate, RateCeiling } from '@platform/sdk/agents'
import { globalRebateSettingsQuery } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import type { useDraft } from '../../session/useDraft.ts'
import { byCategory } from '../byCategory.ts'

/** Rates of a new member, by product: 0 unless chosen. */
export interface Rates {
  /** Products with a ceiling above 0. */
  ceilings: readonly RateCeiling[]
  chosen: Readonly<Record<string, number>>
  onChoose: (gameType: string, rate: number) => void
}

export interface RatesDraft {
  rates: Rates['chosen']
}

/** The rates in the draft of a form, and their ceilings. */
export function useRates({ draft, change }: ReturnType<typeof useDraft<RatesDraft>>): Rates & { wire: AgentRate[] } {
  const { merchant } = useMerchant()
  const { data } = useSuspenseQuery(globalRebateSettingsQuery(useClient()))
  const { rates: chosen = {} } = draft
  const ceilings = byCategory(
    data.products.filter(({ most }) => most > 0),
    merchant.categories,
  )
  return {
    ceilings,
    chosen,
    onChoose: (gameType, rate) => change(({ rates }) => ({ rates: { ...rates, [gameType]: rate } })),
    wire: ceilings.flatMap(({ gameType }) => (chosen[gameType] ? [{ gameType, rate: chosen[gameType] }] : [])),
  }
}
