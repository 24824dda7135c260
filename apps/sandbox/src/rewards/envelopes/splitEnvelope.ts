import { splitRain, type EnvelopeSplit } from '@platform/sdk/rewards'
import { LEAST } from './envelopeRules.ts'

interface Envelope {
  /** Cents, enough for every packet. */
  amount: number
  packets: number
  split: EnvelopeSplit
  /** Of a split by chance: the same seed gives the same packets. */
  seed: string
}

/** The packets of an envelope in cents: they add up to its amount, each holds `LEAST` or more, and alike means to the cent. */
export async function splitEnvelope({ amount, packets, split, seed }: Envelope): Promise<number[]> {
  if (split === 'equal') return Array.from({ length: packets }, (_, index) => Math.floor((amount + index) / packets))
  // A rain's packet holds a cent or more; the rest of the least is in each before.
  const before = LEAST - 1
  return (await splitRain({ seed, packets, pool: amount - before * packets })).map((part) => before + part)
}
