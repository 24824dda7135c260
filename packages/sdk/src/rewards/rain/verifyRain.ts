import { sha256 } from '../../core/sha256.ts'
import { digestOfList, digestOfTicket, rankTickets } from './rankTickets.ts'
import { splitRain } from './splitRain.ts'

/** What a rain promises before it opens: SHA-256 of `<id>:<pool>:<packets>:<seed>`, amounts in cents. */
export const hashOfRain = ({ id, pool, packets, seed }: Pick<RainProof, 'id' | 'pool' | 'packets' | 'seed'>): Promise<string> =>
  sha256(`${id}:${pool}:${packets}:${seed}`)

/** A rain as everybody may see it once it was drawn; amounts in cents. */
export interface RainProof {
  id: string
  pool: number
  packets: number
  /** The promise that was seen before it opened. */
  hash: string
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
  /** The packets are those that the seed gives, and add up to the pool. */
  packets: boolean
  /** The list of tickets is the closed one, each ticket once. */
  tickets: boolean
  /** The own ticket is in it, and was given what its rank gives: 0 = nothing. */
  result: boolean
}

/** Checks a rain with nothing but what was published, and the own ticket with what it was given. Needs WebCrypto (https or localhost). */
export async function verifyRain(proof: RainProof, own: { ticket: string; amount: number }): Promise<RainVerdict> {
  const { pool, packets, hash, seed, amounts, tickets, listDigest } = proof
  const split = seed && packets > 0 && pool >= packets ? await splitRain({ seed, pool, packets }) : []
  const rank = (await rankTickets(seed, tickets)).indexOf(await digestOfTicket(own.ticket))
  return {
    seed: seed !== '' && (await hashOfRain(proof)) === hash,
    packets: split.length > 0 && split.length === amounts.length && split.every((amount, index) => amount === amounts[index]),
    tickets: new Set(tickets).size === tickets.length && (await digestOfList(tickets)) === listDigest,
    result: rank >= 0 && (split[rank] ?? 0) === own.amount,
  }
}
