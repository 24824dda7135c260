/** The server's information about a connection. */
export interface RequestInfo {
  /** The client's: that of the connection, or the one that a trusted proxy names. */
  address: string
  /** The request was forwarded, and no trusted header contains its original address. */
  forwarded?: boolean
  /** Ends the connection without an answer: the console's `drop` fault. */
  drop?: () => void
  /** A merchant's own site: same origin, no cross-origin answers, no console. */
  site?: boolean
}
