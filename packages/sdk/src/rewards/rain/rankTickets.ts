import { sha256 } from '../../core/sha256.ts'

/** The published form of a ticket: others cannot use it, its owner recognises it. */
export const digestOfTicket = (ticket: string): Promise<string> => sha256(ticket)

/** The digest that closes a list of tickets: SHA-256 of their digests, in alphabetical order, one per line. */
export const digestOfList = (tickets: readonly string[]): Promise<string> => sha256(tickets.toSorted().join('\n'))

/**
 * Digests of tickets in the order in which they win: by SHA-256 of `<seed>:<digest of the closed list>:<digest of the ticket>`. The list is
 * closed before the seed is published, and the seed was promised before the list: arrival decides nothing, and players cannot choose their rank.
 * The operator of the gateway knows the seed while tickets are given: this does not prove that it adds no ticket of its own.
 */
export async function rankTickets(seed: string, tickets: readonly string[]): Promise<string[]> {
  const list = await digestOfList(tickets)
  const ranked = await Promise.all(tickets.map(async (ticket) => ({ ticket, rank: await sha256(`${seed}:${list}:${ticket}`) })))
  return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ ticket }) => ticket)
}
