import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import type { DiallingCountry } from '@platform/ui'

const fallback: DiallingCountry[] = [{ code: 'BR', name: 'Brasil', diallingCode: '55' }]

/** Countries of the dialing codes, the merchant's own first; only that one until the others are loaded. */
export function useCountries(): DiallingCountry[] {
  const { data } = useQuery(countriesQuery(useClient()))
  if (!data?.length) return fallback
  return data.map(({ countryCode, countryName, countryDialingCode }) => ({
    code: countryCode,
    name: countryName,
    diallingCode: countryDialingCode,
  }))
}
