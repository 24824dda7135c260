/** The least that a packet holds, in cents: opening one is never for nothing. */
export const LEAST = 10
/** An agent with more direct members sends another one. */
export const MOST_PACKETS = 100
/** Hours until what nobody took goes back. */
export const HOURS = 24
