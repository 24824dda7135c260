import { splitRain, type EnvelopeSplit } from '@platform/sdk/rewards'
import { LEAST } from './envelopeRules.ts'

interface Envelope {
  /** Cents, enough for every packet. */
  amount: number
  packets: number
  split: EnvelopeSplit
  /** Seed of a random split: the same seed gives the same packets. */
  seed: string
}

/** The packets of an envelope in cents: they add up to its amount, each is at least `LEAST`, and equal ones are equal to the cent. */
export async function splitEnvelope({ amount, packets, split, seed }: Envelope): Promise<number[]> {
  if (split === 'equal') return Array.from({ length: packets }, (_, index) => Math.floor((amount + index) / packets))
  // A rain's packet is a cent or more; the rest of the minimum is added to each.
  const before = LEAST - 1
  return (await splitRain({ seed, packets, pool: amount - before * packets })).map((part) => before + part)
}
