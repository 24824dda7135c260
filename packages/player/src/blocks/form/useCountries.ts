import { useQuery } from '@tanstack/react-query'
import { brazilianMobile, readMobile } from '@platform/sdk'
import type { Country } from '@platform/sdk/account'
import { countriesQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import type { DiallingCountry } from '@platform/ui'

/** A country whose numbers the page can read. */
export type ReadableCountry = DiallingCountry & Required<Pick<DiallingCountry, 'read'>>

const readable = (country: Country): ReadableCountry => ({
  code: country.countryCode,
  name: country.countryName,
  diallingCode: country.countryDialingCode,
  read: (text) => readMobile(text, country),
})
const fallback = [readable({ countryCode: 'BR', countryName: 'Brasil', countryDialingCode: '55', mobilePattern: brazilianMobile })]

/** Countries of the dialing codes, the merchant's own first; only that one until the others are loaded. */
export function useCountries(): ReadableCountry[] {
  const { data } = useQuery(countriesQuery(useClient()))
  return data?.length ? data.map(readable) : fallback
}
