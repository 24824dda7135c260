import { sha256 } from '../../core/sha256.ts'
import { digestOfList, digestOfTicket, rankTickets } from './rankTickets.ts'
import { splitRain } from './splitRain.ts'

/** The hash of a commitment: SHA-256 of `<id>:<pool>:<packets>:<seed>`, amounts in cents. */
export const hashOfRain = ({ id, pool, packets, seed }: Pick<RainPromise, 'id' | 'pool' | 'packets'> & { seed: string }): Promise<string> =>
  sha256(`${id}:${pool}:${packets}:${seed}`)

/** The commitment of a rain before it opened; amounts in cents. Store it when it is seen first: only then it binds the gateway. */
export interface RainPromise {
  id: string
  hash: string
  pool: number
  packets: number
  smallest: number
  largest: number
  /** How many packets have an amount in this range, both ends included. */
  bands: readonly { from: number; to: number; packets: number }[]
}

/** A rain as published to everyone once it was drawn; amounts in cents. */
export interface RainProof {
  seed: string
  /** The packets, in the order in which they were won. */
  amounts: readonly number[]
  /** Digests of all tickets. */
  tickets: readonly string[]
  /** Digest of the closed list. */
  listDigest: string
}

/** What `verifyRain` found; the rain was fair if all are true. */
export interface RainVerdict {
  /** The seed is the one that was committed to for this pool and number of packets. */
  seed: boolean
  /** The packets are those that the seed produces, add up to the pool, and are distributed as announced. */
  packets: boolean
  /** The list of tickets is the closed one, each ticket once. */
  tickets: boolean
  /** The own ticket is in it, and received the prize of its rank: 0 = nothing. */
  result: boolean
}

/**
 * Verifies a rain by its commitment and the published values, and the own ticket by what it received. Values in the commitment are never
 * taken from the proof. Needs WebCrypto (https or localhost).
 */
export async function verifyRain(promise: RainPromise, proof: RainProof, own: { ticket: string; amount: number }): Promise<RainVerdict> {
  const { pool, packets, hash } = promise
  const { seed, amounts, tickets, listDigest } = proof
  const split = seed && packets > 0 && pool >= packets ? await splitRain({ seed, pool, packets }) : []
  const rank = (await rankTickets(seed, tickets)).indexOf(await digestOfTicket(own.ticket))
  return {
    seed: seed !== '' && (await hashOfRain({ ...promise, seed })) === hash,
    packets: split.length > 0 && split.length === amounts.length && split.every((amount, index) => amount === amounts[index]) && spreads(split, promise), // prettier-ignore
    tickets: new Set(tickets).size === tickets.length && (await digestOfList(tickets)) === listDigest,
    result: rank >= 0 && (split[rank] ?? 0) === own.amount,
  }
}

/** Whether packets lie between the announced limits, with the announced number in each band. */
function spreads(split: readonly number[], { smallest, largest, bands }: RainPromise): boolean {
  const within = ({ from, to }: { from: number; to: number }) => split.filter((amount) => from <= amount && amount <= to).length
  return Math.min(...split) === smallest && Math.max(...split) === largest && bands.every((band) => within(band) === band.packets)
}
