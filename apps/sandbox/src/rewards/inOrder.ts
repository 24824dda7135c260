import type { Offer } from './Offer.ts'

/** Claimable offers come first, then those that can be joined; expiring soon before the others. */
export const inOrder = <One extends Pick<Offer, 'status' | 'expiresAt'>>(offers: readonly One[]): One[] =>
  offers.toSorted((a, b) => Number(b.status === 'claim') - Number(a.status === 'claim') || end(a) - end(b))

// The largest number rather than Infinity: two rewards without an end compare as equal, because their difference is a number.
const end = ({ expiresAt }: Pick<Offer, 'expiresAt'>): number => expiresAt ?? Number.MAX_SAFE_INTEGER
