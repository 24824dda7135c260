import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { GameCategory } from '../merchant/defineMerchant.ts'
import { useMerchant } from '../merchant/MerchantProvider.tsx'
import { type ListFilter, readFilter, writeFilter } from './gameFilter.ts'

/** The filter of a game list, kept in the address: back and reload find it again. `only` = a list of one category. */
export function useGameFilter(only?: GameCategory) {
  const [query, setQuery] = useSearchParams()
  const { merchant } = useMerchant()
  const read = useMemo(() => readFilter(query, only ? [only] : merchant.categories), [query, merchant, only])

  // Typing and ticking replace the address, so that one step back leaves the list and not one letter.
  const setFilter = useCallback((filter: ListFilter) => setQuery(writeFilter(filter), { replace: true }), [setQuery])
  return { ...read, setFilter }
}
