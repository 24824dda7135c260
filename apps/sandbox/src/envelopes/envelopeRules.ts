/** The minimum of a packet, in cents. */
export const LEAST = 10
/** The maximum per envelope: an agent with more direct members sends several envelopes. */
export const MOST_PACKETS = 100
/** Hours until the packets that were not taken are returned. */
export const HOURS = 24
