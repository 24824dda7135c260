import { useSuspenseQuery } from '@tanstack/react-query'
import type { AgentRate, RateCeiling } from '@platform/sdk/agents'
import { globalRebateSettingsQuery } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { byCategory } from '../byCategory.ts'

/** Values of a form with rates of a new member, by product: 0 unless chosen. */
export interface RateValues {
  rates: Readonly<Record<string, number>>
}

/** Products with a ceiling above 0, and the chosen rates as they are sent. */
export function useRates(): { ceilings: readonly RateCeiling[]; wireOf: (values: RateValues) => AgentRate[] } {
  const { merchant } = useMerchant()
  const { data } = useSuspenseQuery(globalRebateSettingsQuery(useClient()))
  const ceilings = byCategory(
    data.products.filter(({ most }) => most > 0),
    merchant.categories,
  )
  return {
    ceilings,
    wireOf: ({ rates }) => ceilings.flatMap(({ gameType }) => (rates[gameType] ? [{ gameType, rate: rates[gameType] }] : [])),
  }
}
