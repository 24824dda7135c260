/** The least that a packet holds, in cents: opening one is never for nothing. */
export const LEAST = 10
/** An agent with more direct members sends another one. */
export const MOST_PACKETS = 100
/** Hours until the packets that were not taken are returned. */
export const HOURS = 24
