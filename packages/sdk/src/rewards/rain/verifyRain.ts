import { sha256 } from '../../core/sha256.ts'
import { digestOfList, digestOfTicket, rankTickets } from './rankTickets.ts'
import { splitRain } from './splitRain.ts'

/** The hash of a promise: SHA-256 of `<id>:<pool>:<packets>:<seed>`, amounts in cents. */
export const hashOfRain = ({ id, pool, packets, seed }: Pick<RainPromise, 'id' | 'pool' | 'packets'> & { seed: string }): Promise<string> =>
  sha256(`${id}:${pool}:${packets}:${seed}`)

/** What was promised of a rain before it opened; amounts in cents. Store it when it is seen first: only then it holds the gateway to anything. */
export interface RainPromise {
  id: string
  hash: string
  pool: number
  packets: number
  smallest: number
  largest: number
  /** How many packets hold between two amounts, both included. */
  bands: readonly { from: number; to: number; packets: number }[]
}

/** A rain as everybody may see it once it was drawn; amounts in cents. */
export interface RainProof {
  seed: string
  /** The packets, in the order in which they were won. */
  amounts: readonly number[]
  /** Digests of all tickets. */
  tickets: readonly string[]
  /** Digest of the closed list. */
  listDigest: string
}

export interface RainVerdict {
  /** The seed is the one that was promised for this pool and number of packets. */
  seed: boolean
  /** The packets are those that the seed gives, add up to the pool, and spread as it was promised. */
  packets: boolean
  /** The list of tickets is the closed one, each ticket once. */
  tickets: boolean
  /** The own ticket is in it, and was given what its rank gives: 0 = nothing. */
  result: boolean
}

/**
 * Checks a rain by its promise and what was published, and the own ticket by what it was given. Of the proof nothing is believed that the promise
 * says. Needs WebCrypto (https or localhost).
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

/** Whether packets lie between the promised ends, and as many in each band as promised. */
function spreads(split: readonly number[], { smallest, largest, bands }: RainPromise): boolean {
  const within = ({ from, to }: { from: number; to: number }) => split.filter((amount) => from <= amount && amount <= to).length
  return Math.min(...split) === smallest && Math.max(...split) === largest && bands.every((band) => within(band) === band.packets)
}
