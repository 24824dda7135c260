import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { afterNextPaint } from '@platform/ui'
import { watchEntry } from '../router/watchEntry.ts'
import type { GameCategory } from '../merchant/GameCategory.ts'
import { useMerchant } from '../merchant/MerchantProvider.tsx'
import { type ListFilter, readFilter, writeFilter } from './gameFilter.ts'

const sameFilter = (one: ListFilter, other: ListFilter) => writeFilter(one).toString() === writeFilter(other).toString()

/** The filter of a game list, stored in the address: back and reload restore it. `only` = a list of one category. */
export function useGameFilter(only?: GameCategory) {
  const [query, setQuery] = useSearchParams()
  const { merchant } = useMerchant()
  const fromAddress = useMemo(() => readFilter(query, only ? [only] : merchant.categories), [query, merchant, only])
  // A selection renders in the next frame; the address, which the header and every link read, is updated after it.
  const [selection, setSelection] = useState<{ filter: ListFilter; before: URLSearchParams; isHere: () => boolean }>()
  const ahead = selection && (selection.before === query || sameFilter(selection.filter, fromAddress.filter)) ? selection.filter : undefined
  const setFilter = useCallback((filter: ListFilter) => setSelection({ filter, before: query, isHere: watchEntry() }), [query])

  // Changes replace the address, so that one step back leaves the list instead of undoing a letter.
  const write = useEffectEvent((filter: ListFilter) => setQuery(writeFilter(filter), { replace: true }))
  useEffect(() => selection && afterNextPaint(() => selection.isHere() && write(selection.filter)), [selection])
  return { filter: ahead ?? fromAddress.filter, unknownType: !ahead && fromAddress.unknownType, setFilter }
}
