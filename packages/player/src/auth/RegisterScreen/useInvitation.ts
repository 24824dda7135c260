import { useState } from 'react'
import { useSearchParams } from 'react-router'

const mostCharacters = 64
const read = (query: URLSearchParams, ...names: string[]) =>
  names
    .map((name) => query.get(name))
    .find((value) => value)
    ?.slice(0, mostCharacters) ?? ''

/** The data of an invitation link: codes for the form, and the domain it was created for. */
export function useInvitation() {
  const [query] = useSearchParams()
  const [invitation] = useState(() => {
    const values = { affiliateCode: read(query, 'affiliateCode', 'code'), recommenderId: read(query, 'recommenderId', 'r') }
    return {
      values,
      /** Identifies the link. */
      link: Object.values(values).join(' ').trim(),
      // '' = the link has none.
      domain: read(query, 'domain'),
    }
  })
  return invitation
}
