import type { Offer } from './Offer.ts'

/** Claimable offers come first, then the others; within each group those that expire sooner come first. */
export const inOrder = <One extends Pick<Offer, 'status' | 'expiresAt'>>(offers: readonly One[]): One[] =>
  offers.toSorted((a, b) => Number(b.status === 'claim') - Number(a.status === 'claim') || end(a) - end(b))

// Not Infinity: the difference of two rewards without an end must be 0, not NaN.
const end = ({ expiresAt }: Pick<Offer, 'expiresAt'>): number => expiresAt ?? Number.MAX_SAFE_INTEGER
