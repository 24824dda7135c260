import { sha256 } from '../../core/sha256.ts'

/** What is published of a ticket: nobody can use it, its owner finds it. */
export const digestOfTicket = (ticket: string): Promise<string> => sha256(ticket)

/** What closes a list of tickets: SHA-256 of their digests, in order of the alphabet, one per line. */
export const digestOfList = (tickets: readonly string[]): Promise<string> => sha256(tickets.toSorted().join('\n'))

/**
 * Digests of tickets in the order in which they win: by SHA-256 of `<seed>:<digest of the closed list>:<digest of the ticket>`. The list is
 * closed before the seed is published, and the seed was promised before the list: arrival decides nothing, and players cannot choose their rank.
 * Whoever runs the gateway knows the seed while tickets are given: that it adds no ticket of its own is not proven by this.
 */
export async function rankTickets(seed: string, tickets: readonly string[]): Promise<string[]> {
  const list = await digestOfList(tickets)
  const ranked = await Promise.all(tickets.map(async (ticket) => ({ ticket, rank: await sha256(`${seed}:${list}:${ticket}`) })))
  return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ ticket }) => ticket)
}
