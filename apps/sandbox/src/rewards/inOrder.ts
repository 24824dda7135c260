import type { Offer } from './Offer.ts'

/** What can be claimed comes first, then what can be joined; what expires soon before what does not. */
export const inOrder = <One extends Pick<Offer, 'status' | 'expiresAt'>>(offers: readonly One[]): One[] =>
  offers.toSorted((a, b) => Number(b.status === 'claim') - Number(a.status === 'claim') || end(a) - end(b))

// The largest number rather than Infinity: two without an end are alike, and their difference is a number.
const end = ({ expiresAt }: Pick<Offer, 'expiresAt'>): number => expiresAt ?? Number.MAX_SAFE_INTEGER
