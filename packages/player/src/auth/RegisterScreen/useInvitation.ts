import { useState } from 'react'
import { useSearchParams } from 'react-router'

const mostCharacters = 64
const read = (query: URLSearchParams, ...names: string[]) =>
  names
    .map((name) => query.get(name))
    .find((value) => value)
    ?.slice(0, mostCharacters) ?? ''

/** What an invitation link brings: codes for the form, and the domain that it was made for. */
export function useInvitation() {
  const [query] = useSearchParams()
  const [invitation] = useState(() => ({
    values: { affiliateCode: read(query, 'affiliateCode', 'code'), recommenderId: read(query, 'recommenderId', 'r') },
    // '' = the link names none.
    domain: read(query, 'domain'),
  }))
  return invitation
}
