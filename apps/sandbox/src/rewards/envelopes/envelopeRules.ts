/** The minimum of a packet, in cents: none is empty. */
export const LEAST = 10
/** An agent with more direct members sends another one. */
export const MOST_PACKETS = 100
/** Hours until the packets that were not taken are returned. */
export const HOURS = 24
