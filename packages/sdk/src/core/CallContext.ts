/**
 * Who may make the call; the gateway decides, the list is for its route and for the access tests. By member type: `member` is any,
 * `player` not 4 (trial), `agent` not 0, 4, 40, `money` not 4, 40 (own money moves), `contract` not 4, 40, 41, 42.
 */
export type Access = 'guest' | 'member' | 'player' | 'agent' | 'money' | 'contract'

/** How a call may be retried (contract, "How each call behaves"). */
export type RetryClass = 'read' | 'idempotent' | 'keyed' | 'costly' | 'secret'

/** The HTTP methods of calls; GET and DELETE send their input in the query, the others in a body. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The language in the spelling of the wire. */
export type Language = 'PT' | 'EN'

/** The client's values that a call may use to fill its own wire constants. */
export interface CallContext {
  merchant: string
  language: Language
  /** Session token, only of a read by GET, for gateways with `tokenTransport: 'query'`. */
  token: string | undefined
  /** True inside an installed app. */
  standalone: boolean
}
